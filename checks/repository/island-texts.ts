import { relative } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
};

/**
 * Texts that React would lose on a page that the browser translates, in components and all that they render of ours. A
 * translator puts an element in the place of a text. React finds a text that is its element's only child by that
 * element; any other it holds on to, and so changes or removes what is no longer there, or puts something before it.
 * @param files paths of components
 * @param root what the paths in the answer are relative to
 * @returns `path:line`, and the element, which needs an element of its own around a text
 */
export function findSharedTexts(files: readonly string[], root: string): string[] {
  const program = ts.createProgram([...files], OPTIONS);
  const checker = program.getTypeChecker();
  const isOurs = ({ fileName }: ts.SourceFile) => fileName.endsWith('.tsx') && !/node_modules/.test(fileName);
  return program
    .getSourceFiles()
    .filter(isOurs)
    .flatMap((source) => {
      const found: string[] = [];
      const visit = (node: ts.Node) => {
        if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && sharesText(node, checker)) {
          const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
          const markup = node.getText().replace(/\s+/g, ' ').slice(0, 120);
          found.push(`${relative(root, source.fileName)}:${line} ${markup}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

function sharesText({ children }: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): boolean {
  const rendered = children.filter(isRendered);
  if (rendered.length < 2) return false;
  return rendered.some((child, index) => {
    if (ts.isJsxExpression(child)) return isChangingText(child.expression, checker);
    const before = rendered[index - 1];
    return ts.isJsxText(child) && before !== undefined && mayComeAndGo(before);
  });
}

/** White space is no text: translators leave it where it is. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child)) return true;
  const { expression } = child;
  return expression !== undefined && !(ts.isStringLiteralLike(expression) && expression.text.trim() === '');
}

/** Reports whether a child may come and go, after which React looks for the text behind it. */
function mayComeAndGo(child: ts.JsxChild): boolean {
  return (
    ts.isJsxExpression(child) && child.expression !== undefined && !ts.isStringLiteralLike(child.expression)
  );
}

function isChangingText(expression: ts.Expression | undefined, checker: ts.TypeChecker): boolean {
  if (!expression || ts.isStringLiteralLike(expression) || isHandedWord(expression, checker)) return false;
  const of = (part: ts.Expression) => isChangingText(part, checker) || ts.isStringLiteralLike(part);
  if (ts.isParenthesizedExpression(expression)) return of(expression.expression);
  if (ts.isConditionalExpression(expression)) return of(expression.whenTrue) || of(expression.whenFalse);
  if (ts.isBinaryExpression(expression)) {
    const { operatorToken, left, right } = expression;
    // `text && <p>` is the element or nothing: React leaves an empty text out.
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return of(right);
    if (operatorToken.kind !== ts.SyntaxKind.PlusToken) return of(left) || of(right);
  }
  return isText(checker.getTypeAtLocation(expression));
}

/** A word that the page hands over (`wordsFor`) stays the same for as long as the page does. */
function isHandedWord(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const declared = checker.getSymbolAtLocation(expression.expression)?.valueDeclaration;
  const words = declared && ts.isVariableDeclaration(declared) ? declared.initializer : expression.expression;
  return words !== undefined && ts.isCallExpression(words) && words.expression.getText() === 'wordsFor';
}

/** Text, or text that may be missing; a `ReactNode` is for who hands it over to say. */
function isText(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const isEmpty = (part: ts.Type) =>
    Boolean(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike));
  const isWord = (part: ts.Type) => Boolean(part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
  return parts.some(isWord) && parts.every((part) => isWord(part) || isEmpty(part));
}
