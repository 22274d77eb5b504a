import ts from 'typescript';

/** Attributes that visitors read or hear. */
const SHOWN = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'hint',
  'prompt',
  'aria-label',
  'aria-description',
]);
/** A sentence, its beginning, or a mark that only prose has. */
const PROSE = [/^\P{L}*\p{Lu}[\p{Ll}’]+,? \p{L}/u, /\p{L} .*\p{Ll}[.!?…]$/u, /\p{L}’\p{L}|[“”]/u];
/** Parts of a page template besides its markup. */
const UNSEEN = /<(style|script)[\s\S]*?<\/\1>|<!doctype html>/gi;

/**
 * Returns the words of a module or a page template that visitors would read: JSX text, shown attributes, and strings
 * that read like prose. What an error says is for the log.
 */
export function findShownWords(file: string, source: string): string[] {
  const tree = ts.createSourceFile(
    `${file}x`,
    asModule(file, source),
    ts.ScriptTarget.Latest,
    true,
    kindOf(file),
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return;
    const text = textOf(node)?.trim().replace(/\s+/g, ' ');
    if (text !== undefined && isShown(node, text)) found.push(text.slice(0, 60));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isShown(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(text);
  const isAttribute = ts.isJsxAttribute(node.parent) && SHOWN.has(node.parent.name.getText());
  return (isAttribute && /^\p{Lu}/u.test(text)) || PROSE.some((pattern) => pattern.test(text));
}

/** The gaps of a template are dots. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

function asModule(file: string, source: string): string {
  const [, code = '', markup = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return file.endsWith('.astro') ? `${code}\n;<>${markup.replaceAll(UNSEEN, '')}</>` : source;
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
}
