import type { Element, Root } from 'hast';
import { findElement, isSilent, joinText, lineOf, tidy } from './html-tree.ts';
import { Outline } from './outline.ts';
import type { Passage, Says, Statement } from './passage.ts';
import { readTable, readTerms } from './read-table.ts';
import { readBlock, readList } from './sentences.ts';

/** Controls, code, and pictures drawn with words. */
const LEFT_OUT = new Set([
  'nav',
  'form',
  'fieldset',
  'button',
  'label',
  'select',
  'textarea',
  'dialog',
  'iframe',
  'figure',
  'pre',
]);
const LEFT_OUT_ROLES = new Set(['tablist', 'status', 'alert', 'dialog', 'img']);
const HEADING = /^h[1-6]$/;
/** A question that opens stands below every heading. */
const QUESTION_RANK = 7;
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);
/** Id that React makes up for one rendering, so no address can hold it. */
const PASSING_ID = /^_r/;

interface Place {
  /** The nearest id. */
  anchor: string | undefined;
  isLink: boolean;
  /** Kind of words that a component around it declares. */
  says: Says | undefined;
}

/** Splits the text of a page, or of an article, by its headings. Passages without a statement are left out. */
export function collectPassages(root: Root | Element, source: Pick<Passage, 'page' | 'title'>): Passage[] {
  const outline = new Outline(source);
  /** Text since the last block began, and whether any of it is more than a link. */
  let line = '';
  let hasOwnWords = false;
  /** A block that ends with a colon, if the last one did. */
  let lead = '';
  walk(root, { anchor: undefined, isLink: false, says: undefined });
  endBlock();
  return outline.passages.filter(({ statements }) => statements.length > 0);

  function walk(parent: Root | Element, place: Place): void {
    for (const child of parent.children) {
      if (child.type === 'text') {
        line = joinText(line, child.value);
        hasOwnWords ||= !place.isLink && child.value.trim() !== '';
      } else if (child.type === 'element' && !isLeftOut(child)) {
        const isLink = place.isLink || child.tagName === 'a';
        visit(
          child,
          { anchor: anchorOf(child) ?? place.anchor, isLink, says: saysOf(child) ?? place.says },
          place.says,
        );
      }
    }
  }

  function visit(element: Element, place: Place, around: Says | undefined): void {
    if (element.tagName === 'br') line += ' ';
    else if (INLINE.has(element.tagName)) walk(element, place);
    else if (place.says !== around) {
      endBlock();
      outline.readBeside(place.says, () => {
        visitBlock(element, place);
        endBlock();
      });
    } else {
      endBlock();
      visitBlock(element, place);
      endBlock();
    }
  }

  function visitBlock(element: Element, place: Place): void {
    const { tagName } = element;
    const { anchor } = place;
    const { heading } = outline.current;
    if (HEADING.test(tagName)) {
      outline.open({ rank: Number(tagName.slice(1)), text: lineOf(element), anchor, says: place.says });
    } else if (tagName === 'details') visitQuestion(element, place);
    else if (tagName === 'table') add(readTable(element));
    else if (tagName === 'dl') add(readTerms(element, heading));
    else if (isPlainList(element)) add(readList(lead || heading, itemsOf(element)));
    else walk(element, { ...place, isLink: false });
  }

  /** Reads a question; text after it belongs to the passage before it again. */
  function visitQuestion(details: Element, place: Place): void {
    const before = outline.current;
    const summary = findElement(details, ({ tagName }) => tagName === 'summary');
    const heading = summary && findElement(summary, ({ tagName }) => HEADING.test(tagName));
    const name = heading ?? (summary && leadingCode(summary));
    const named = name ?? summary;
    outline.open({
      rank: QUESTION_RANK,
      text: named ? lineOf(named) : '',
      ...{ anchor: place.anchor, says: place.says },
    });
    // What explains a name of the API beside it is no part of it.
    if (summary && name?.tagName === 'code') {
      walk({ ...summary, children: summary.children.filter((child) => child !== name) }, place);
      endBlock();
    }
    walk({ ...details, children: details.children.filter((child) => child !== summary) }, place);
    endBlock();
    outline.current = before;
  }

  function endBlock(): void {
    const text = tidy(line);
    if (text !== '' && hasOwnWords) {
      add(readBlock(text, outline.subject));
      if (text.endsWith(':')) lead = text;
    }
    line = '';
    hasOwnWords = false;
  }

  function add(statements: Statement[]): void {
    outline.current.statements.push(...statements);
    lead = '';
  }
}

/** `data-says` of an element. */
function saysOf({ properties: { dataSays } }: Element): Says | undefined {
  return dataSays === 'scene' || dataSays === 'quote' ? dataSays : undefined;
}

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  const { role, hidden, popover } = properties;
  if (isSilent(element) || LEFT_OUT.has(tagName) || LEFT_OUT_ROLES.has(String(role))) return true;
  // What topics say is found as a topic, with the page that it comes from.
  if (properties.dataSays === 'topics') return true;
  return popover !== undefined || (Boolean(hidden) && role !== 'tabpanel');
}

function leadingCode({ children: [first] }: Element): Element | undefined {
  return first?.type === 'element' && first.tagName === 'code' ? first : undefined;
}

function anchorOf({ tagName, properties: { id } }: Element): string | undefined {
  return typeof id === 'string' && tagName !== 'main' && !PASSING_ID.test(id) ? id : undefined;
}

/** Reports whether its items hold nothing but a line of text each. */
function isPlainList({ tagName, children }: Element): boolean {
  if (tagName !== 'ul' && tagName !== 'ol') return false;
  return children.every((item) => item.type !== 'element' || isInlineOnly(item));
}

function isInlineOnly({ children }: Element): boolean {
  return children.every(
    (child) => child.type !== 'element' || (INLINE.has(child.tagName) && isInlineOnly(child)),
  );
}

function itemsOf({ children }: Element): string[] {
  const items = children.filter((child) => child.type === 'element').map(lineOf);
  return items.filter((item) => item !== '');
}
