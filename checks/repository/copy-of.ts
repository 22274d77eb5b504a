import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A text that people read, and the line of its file it begins in. */
export interface Copy {
  line: number;
  text: string;
}

/** A whole word: in the path of a drawing, letters stand between digits. */
const WORD = /(?<![\p{L}\d.])\p{L}{3,}(?![\p{L}\d])/u;
/** Marks of programs, selectors, queries and paths. */
const CODE = /[{}<>\\|]|=>|::|\w\(|--\w|\w=[\w"]|;$|^[#.[]|'(?:none|self)'|sans-serif/;
const CODE_SPAN = /`[^`]*`/g;
const LINK_TARGET = /\]\([^)]*\)/g;
/** Attributes whose words no reader sees. */
const UNSEEN = new Set(['className', 'class', 'd', 'sizes', 'style', 'viewBox']);

/** The name of an entry of an article's front matter that readers see, and the quotation marks around it. */
const SHOWN_ENTRY = /^(?:subject|description): *"?|"$/g;
/** Properties that hold what visitors write, or what a page says elsewhere. */
const OTHERS_WORDS = new Set(['phrasings', 'words', 'evidence', 'unpublished']);

/** The copy of a TypeScript module: its strings, templates and JSX text that read like prose. */
export function copyOfModule(file: string, source: string): Copy[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const found: Copy[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnseen(node, tree)) return;
    const text = textOf(node);
    if (text !== undefined && readsLikeProse(text)) {
      const from = node.getStart(tree) + (ts.isJsxText(node) ? node.text.search(/\S/) : 0);
      found.push({
        line: tree.getLineAndCharacterOfPosition(from).line + 1,
        text: text.replace(CODE_SPAN, '').replace(/\s+/g, ' ').trim(),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The prose of an article, line by line: no code, no addresses, of the front matter subject and description. */
export function copyOfArticle(source: string): Copy[] {
  let isCode = false;
  let rules = 0;
  return source.split('\n').flatMap((written, index) => {
    const isRule = /^[-|: ]+$/.test(written);
    if (isRule) rules += 1;
    const isFence = written.startsWith('```');
    if (isFence) isCode = !isCode;
    if (isCode || isFence || isRule || (rules < 2 && !/^(?:subject|description):/.test(written))) return [];
    const text = written.replace(SHOWN_ENTRY, '').replace(CODE_SPAN, '').replace(LINK_TARGET, ']');
    return [{ line: index + 1, text }];
  });
}

/** The copy of a content document: its texts that read like prose, and of Markdown the lines below its fields. */
export function copyOfDocument(file: string, source: string): Copy[] {
  const [, fields, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  const lines = new LineCounter();
  const found: Copy[] = [];
  visit(parseDocument(file.endsWith('.md') ? (fields ?? '') : source, { lineCounter: lines }), {
    Pair: (_, { key }) => (isScalar(key) && OTHERS_WORDS.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, { value, range }) => {
      if (key === 'key' || typeof value !== 'string' || !readsLikeProse(withoutReferences(value))) return;
      const line = lines.linePos(range?.[0] ?? 0).line + (fields === undefined ? 0 : 1);
      found.push({ line, text: withoutReferences(value).replace(CODE_SPAN, '').replace(LINK_TARGET, ']') });
    },
  });
  const offset = source.slice(0, source.length - body.length).split('\n').length;
  let isCode = false;
  const prose = body.split('\n').flatMap((written, index) => {
    const isFence = written.startsWith('```');
    if (isFence) isCode = !isCode;
    if (isCode || isFence) return [];
    const text = withoutReferences(written).replace(CODE_SPAN, '').replace(LINK_TARGET, ']');
    return text.trim() === '' || text.startsWith('|') ? [] : [{ line: offset + index, text }];
  });
  return [...found, ...prose];
}

/** `{site.name}` is a word, and `{#id}` none. */
function withoutReferences(text: string): string {
  return text.replaceAll(/ ?\{#[\w-]+\}/g, '').replaceAll(/\{[\w.-]+\}/g, '…');
}

/** The text of a node, with `…` for what a template fills in; a JSX text over several lines is one. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ');
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** A text with a line break is a program, or a page of its own. */
function readsLikeProse(text: string): boolean {
  const bare = text.replace(CODE_SPAN, '');
  return !text.includes('\n') && /\S\s+\S/.test(bare) && WORD.test(bare) && !CODE.test(bare);
}

/** Imports, queries, what operators and developers read when something breaks, and attributes that are no words. */
function isUnseen(node: ts.Node, tree: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node)) return true;
  if (ts.isPropertyAssignment(node)) return OTHERS_WORDS.has(node.name.getText(tree));
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText(tree).startsWith('sql');
  if (ts.isNewExpression(node)) return node.expression.getText(tree) === 'Error';
  if (ts.isCallExpression(node)) return /\blog\??\.\w+$/.test(node.expression.getText(tree));
  return ts.isJsxAttribute(node) && UNSEEN.has(node.name.getText(tree));
}
