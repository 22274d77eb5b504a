import type { ElementContent } from 'hast';

const INLINE = new Set(
  'a abbr b cite code del dfn em i img ins kbd label legend mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Goes on with what stands before it: `$29` and `/mo`, a word and its comma. */
const GOES_ON = /^[\s/.,;:!?%)\]’”]/u;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
const IS_OPEN = /[\s([“‘$€£/]$/u;

/** Elements whose edges Markdown cannot draw beside a blank of their own. */
const MARKED = new Set('a b del em i mark s strong u'.split(' '));

/**
 * Puts a blank between neighbours that only a style sheet keeps apart, as `Ava` and `Executive Assistant` in two spans, or
 * `13` before a span with `is the minimum age`.
 */
export function separateWords(children: readonly ElementContent[]): ElementContent[] {
  const apart = children.flatMap(withBlanksOutside);
  return apart.flatMap((child, index) => {
    const before = apart[index - 1];
    return before && touch(before, child) ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

/** `<b>Where: </b>` with its last blank behind it. */
function withBlanksOutside(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || !MARKED.has(node.tagName)) return [node];
  const children = node.children.map((child) => ({ ...child }));
  const [first, last] = [children[0], children.at(-1)];
  const isBlankFirst = first?.type === 'text' && /^\s/.test(first.value);
  const isBlankLast = last?.type === 'text' && /\s$/.test(last.value);
  if (isBlankFirst) first.value = first.value.trimStart();
  if (isBlankLast) last.value = last.value.trimEnd();
  const blank: ElementContent = { type: 'text', value: ' ' };
  return [...(isBlankFirst ? [blank] : []), { ...node, children }, ...(isBlankLast ? [blank] : [])];
}

function touch(before: ElementContent, after: ElementContent): boolean {
  if (!isInline(before) || !isInline(after)) return false;
  const end = textOf(before);
  const start = textOf(after);
  if (end === '' || start === '' || IS_OPEN.test(end) || GOES_ON.test(start)) return false;
  const areElements = before.type === 'element' && after.type === 'element';
  if (areElements || runTogether(end.at(-1) ?? '', start.charAt(0))) return true;
  return (isSpan(before) || isSpan(after)) && ENDS_IN_WORD.test(end) && BEGINS_WITH_WORD.test(start);
}

/** A span is there for styling only, and a part of a word never needs one. */
function isSpan(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'span';
}

/** Beside a text, an element is often part of a word: only what no word has is two. */
function runTogether(last: string, first: string): boolean {
  const isNewWord = /[\p{L}\p{N}]/u.test(last) && /\p{Lu}/u.test(first);
  return isNewWord || /\d\p{L}|\p{L}\d|[%.:;!?)]\p{L}/u.test(last + first);
}

function isInline(node: ElementContent): boolean {
  return node.type === 'text' || (node.type === 'element' && INLINE.has(node.tagName));
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'img') return String(node.properties.alt ?? '');
  return node.children.map(textOf).join('');
}
