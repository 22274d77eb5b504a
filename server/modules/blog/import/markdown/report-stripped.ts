import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { find, html } from 'property-information';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isHidden } from '../hidden-elements.ts';
import { ARTICLE_SCHEMA } from './sanitize-schema.ts';
import { noteForWriter } from './writer-notes.ts';

/** Judges elements one by one: where they stand is left to the parser, which has put them in order. */
const ALONE = { ...ARTICLE_SCHEMA, ancestors: {} };
/** Attributes of links and images: problems with them are reported where their addresses are checked. */
const ADDRESSES = ['href', 'src'];

/**
 * Reports to the file each element and attribute that sanitising will remove; runs before it. Removes hidden content
 * itself, which sanitising would show.
 */
export function reportStripped() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (element, index, parent) => {
      const { tagName, properties } = element;
      if (isHidden(element) && parent && index !== undefined) {
        noteForWriter(file, element, `<${tagName}> is hidden and was left out, with its content`);
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const left = sanitize({ ...element, children: [] }, ALONE);
      if (left.type !== 'element') {
        const isWhole = ARTICLE_SCHEMA.strip?.includes(tagName);
        const what = isWhole ? 'with its content' : 'and its content was kept';
        noteForWriter(file, element, `<${tagName}> was left out, ${what}`);
        return isWhole ? SKIP : undefined;
      }
      const lost = Object.keys(properties).filter(
        (name) => !(name in left.properties) && !ADDRESSES.includes(name),
      );
      if (lost.length > 0) noteForWriter(file, element, sentenceFor(element, lost));
    });
  };
}

function sentenceFor({ tagName }: Element, properties: readonly string[]): string {
  const names = properties.map((name) => find(html, name).attribute);
  const [last, ...others] = names.reverse();
  return others.length === 0
    ? `the attribute ${last} of <${tagName}> was left out`
    : `the attributes ${others.reverse().join(', ')} and ${last} of <${tagName}> were left out`;
}
