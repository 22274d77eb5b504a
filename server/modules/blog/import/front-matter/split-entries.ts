import type { Problem } from '../problem.ts';
import { entryName, hasEntry } from './front-matter.ts';

/** The parts of an article's text. */
export interface SplitText {
  /** Its entries, a line each; empty where it has none. */
  block: string;
  /** Line of the file in which the block begins, from 1. */
  blockLine: number;
  /** Markdown. */
  body: string;
  /** Line of the file in which the body begins, from 1. */
  bodyLine: number;
  /** Remarks on lines that were left out of the text. */
  remarks: Problem[];
}

const FENCE = /^-{3,}$/;
/** Line that word processors make of `---`, or that their exports make of that. */
const FENCE_OF_DOCUMENT = /^(?:(?:\\?-){3,}|[—–]-?|(?:\\?\*\s?){3,}|(?:\\?_){3,})$/;

/**
 * Separates the entries at the top of a text from the text: between two lines `---`, or, as in a document, lines
 * `Category: News` with or without lines between and around them.
 * @returns `undefined` where a line `---` opens entries that none ends
 */
export function splitEntries(lines: readonly string[]): SplitText | undefined {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (!FENCE.test(lines[start]?.trim() ?? '')) return splitLoose(lines);
  const end = lines.findIndex((line, index) => index > start && FENCE.test(line.trim()));
  const isOpened = hasEntry(lines.slice(start + 1, end === -1 ? start + 2 : end));
  // Otherwise it is a rule, with which the text begins.
  if (!isOpened) return splitLoose(lines);
  if (end === -1) return undefined;
  return {
    block: lines.slice(start + 1, end).join('\n'),
    blockLine: start + 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
    remarks: [],
  };
}

const PROPERTY = /^[\p{L}][\p{L}\p{N} _()/-]{0,39}:\s+\S/u;
/** Usual properties of Notion: one of them is enough to recognize a paragraph of properties. */
const USUAL_PROPERTY =
  /^(?:owner|status|assign(?:ee)?|person|created(?: by| time)?|last edited(?: by| time)|tags?|priority|due(?: date)?|reviewers?|verification):/i;

/** Lines of properties, as Notion exports them: a paragraph of nothing else, below the headline. */
function findProperties(lines: readonly string[]): number[] {
  const top = lines.findIndex((line) => line.trim() !== '');
  if (!/^#\s/.test(lines[top] ?? '')) return [];
  const start = lines.findIndex((line, index) => index > top && line.trim() !== '');
  if (start === -1) return [];
  const end = lines.findIndex((line, index) => index > start && line.trim() === '');
  const paragraph = lines.slice(start, end === -1 ? lines.length : end);
  if (!paragraph.every((line) => PROPERTY.test(line.trim()))) return [];
  const isUsual = paragraph.some((line) => USUAL_PROPERTY.test(line.trim()));
  return paragraph.length > 1 || isUsual ? paragraph.map((_line, index) => start + index) : [];
}

/** Takes entries at the very top, or below the headline, out of the text, whose lines keep their numbers. */
function splitLoose(lines: readonly string[]): SplitText {
  const entries = new Set<number>();
  const fences = new Set<number>();
  const remarks: Problem[] = [];
  const properties = new Set(findProperties(lines));
  let isBelowHeadline = false;
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (text === '') continue;
    if (FENCE_OF_DOCUMENT.test(text)) fences.add(index);
    else if (entryName(text)) entries.add(index);
    else if (properties.has(index)) {
      fences.add(index);
      const [name] = text.split(':');
      remarks.push({ line: index + 1, reason: `${name} was left out, as a property of Notion is` });
    } else if (/^#\s/.test(text) && !isBelowHeadline && entries.size === 0) isBelowHeadline = true;
    else break;
  }
  if (entries.size === 0 && properties.size === 0)
    return { block: '', blockLine: 1, body: lines.join('\n'), bodyLine: 1, remarks };
  return {
    block: lines.map((line, index) => (entries.has(index) ? line.trim() : '')).join('\n'),
    blockLine: 1,
    body: lines.map((line, index) => (entries.has(index) || fences.has(index) ? '' : line)).join('\n'),
    bodyLine: 1,
    remarks,
  };
}
