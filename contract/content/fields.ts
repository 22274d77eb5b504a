import Type, { type TSchemaOptions } from 'typebox';
import { GAP } from './fill.ts';

/** Kinds of text: what an editor offers for it, and what may stand in it. */
export type TextKind =
  | 'line'
  | 'lines'
  | 'prose'
  | 'link'
  | 'words'
  | 'date'
  | 'pattern'
  | 'sections'
  | 'rows'
  | 'color'
  | 'mark';

interface TextOptions extends TSchemaOptions {
  /** Name of the field, for people who edit it. */
  title: string;
  description?: string;
}

/** A text on one line, such as a headline or a label. @param most characters that fit its place */
export function line(most: number, options: TextOptions) {
  return Type.String({
    ...options,
    kind: 'line' satisfies TextKind,
    maxLength: most,
    pattern: '^\\S[^\\n]*$',
  });
}

/** Prose of one or more paragraphs. @param most characters that fit its place */
export function prose(most: number, options: TextOptions) {
  return Type.String({ ...options, kind: 'prose' satisfies TextKind, maxLength: most, pattern: '^\\S' });
}

/**
 * A text with gaps, such as `{name}`, that `fill` fills in. A gap of another name is wrong.
 * @param most characters that fit its place
 * @param gaps their names, which the description of the field explains
 */
export function template(most: number, gaps: readonly string[], options: TextOptions) {
  return Type.Refine(
    Type.String({ ...options, kind: 'prose' satisfies TextKind, gaps, maxLength: most, pattern: '^\\S' }),
    (text) => [...text.matchAll(GAP)].every(([, name = '']) => gaps.includes(name)),
    () => `has no gaps but ${gaps.map((name) => `{${name}}`).join(', ') || 'none'}`,
  );
}

/** An address: a path of the site, with an anchor where it has one, or an absolute address. */
export function link(options: TextOptions) {
  return Type.String({
    ...options,
    kind: 'link' satisfies TextKind,
    maxLength: 500,
    pattern: '^(?:/|#|https?://|mailto:)\\S*$',
  });
}

/** A day, as `2026-11-28`. */
export function date(options: TextOptions) {
  return Type.String({ ...options, kind: 'date' satisfies TextKind, pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
}

/** The file of a document. */
export interface Place {
  /** Its name without the ending. */
  id: string;
  /** Its folder below that of the language; empty for the top one. */
  folder: string;
}
