import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { noteForWriter } from './writer-notes.ts';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution'];
const MARK = /^\s*\[!([a-z]+)\][+-]?[^\S\n]*/i;

/** Makes notes of quotations that begin with a mark such as `[!NOTE]`, as GitHub shows them, and of asides. */
export function drawCallouts() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (quote) => {
      if (quote.tagName === 'aside') becomeCallout(quote, 'note', []);
      if (quote.tagName !== 'blockquote') return;
      const paragraph = quote.children.find((child) => child.type === 'element');
      const text = paragraph?.tagName === 'p' ? paragraph.children[0] : undefined;
      if (!paragraph || text?.type !== 'text') return;
      const [mark, kind = ''] = MARK.exec(text.value) ?? [];
      if (mark === undefined) return;
      if (!KINDS.includes(kind.toLowerCase())) {
        const known = KINDS.map((one) => `[!${one.toUpperCase()}]`).join(', ');
        noteForWriter(
          file,
          paragraph,
          `[!${kind}] is shown as it is written; notes begin with one of ${known}`,
        );
        return;
      }
      text.value = text.value.slice(mark.length);
      const title = takeFirstLine(paragraph);
      if (paragraph.children.length === 0)
        quote.children = quote.children.filter((child) => child !== paragraph);
      becomeCallout(quote, kind.toLowerCase(), title);
    });
  };
}

function becomeCallout(quote: Element, kind: string, title: readonly ElementContent[]): void {
  const usual = { type: 'text', value: kind.charAt(0).toUpperCase() + kind.slice(1) } as const;
  quote.tagName = 'div';
  quote.properties = { className: ['callout', `callout-${kind}`], role: 'note' };
  quote.children.unshift({
    type: 'element',
    tagName: 'p',
    properties: { className: ['callout-title'] },
    children: title.length > 0 ? [...title] : [usual],
  });
}

/**
 * Removes and returns the text behind the mark, which some writers use as a title; empty where the line ends with the
 * mark.
 */
function takeFirstLine(paragraph: Element): ElementContent[] {
  const isBreak = (child: ElementContent) =>
    (child.type === 'element' && child.tagName === 'br') ||
    (child.type === 'text' && child.value.includes('\n'));
  const end = paragraph.children.findIndex(isBreak);
  const line = paragraph.children.splice(0, end === -1 ? paragraph.children.length : end);
  const [last] = paragraph.children;
  if (last?.type === 'element') paragraph.children.shift();
  else if (last?.type === 'text') {
    const [before = '', ...after] = last.value.split('\n');
    line.push({ type: 'text', value: before });
    last.value = after.join('\n');
  }
  const [next] = paragraph.children;
  if (next?.type === 'text') next.value = next.value.trimStart();
  if (next?.type === 'text' && next.value === '') paragraph.children.shift();
  return line.some((child) => child.type !== 'text' || child.value.trim() !== '') ? line : [];
}
