import type { TokenColor } from 'contract/site/token-colors.ts';
import { MARGIN, type Sheet, widthOf } from './sheet.ts';

/** Left end of the bars of a wide figure, beside their labels. */
const BESIDE = 224;

export interface Key {
  label: string;
  color: TokenColor;
}

interface Bar {
  label: string;
  value: number;
  /** The value as it is read. */
  reads: string;
  note?: string;
  color?: TokenColor;
  /** Value before. */
  before?: number;
}

/** A bar for each row, on one scale; `marks` are limits on it. */
export function bars(
  sheet: Sheet,
  rows: readonly Bar[],
  scale: { max: number; marks?: readonly { at: number; label: string }[] },
) {
  const left = sheet.isWide ? BESIDE : MARGIN;
  const length = sheet.right - left - (sheet.isWide ? 96 : 0);
  const at = (value: number) => (value / scale.max) * length;
  const top = sheet.bottom;
  const { marks = [] } = scale;
  for (const { at: value, label } of marks) {
    sheet.path(`M${(left + at(value)).toFixed(1)} ${top + 10}v14`, 'human', 2.5);
    sheet.text(left + at(value) + 7, top + 22, label, { size: 14, color: 'muted' });
  }
  let y = top + (marks.length > 0 ? 34 : 8);
  for (const { label, value, reads, note, color = 'agent', before } of rows) {
    const bar = y + (sheet.isWide ? 4 : 24);
    sheet.text(MARGIN, y + 16, label, {
      weight: 600,
      within: sheet.isWide ? BESIDE - MARGIN - 8 : length - 80,
    });
    sheet.text(sheet.right, y + 16, reads, { weight: 700, anchor: 'end' });
    sheet.rect(left, bar, before === undefined ? length : at(before), 16, 'surface-raised');
    if (value > 0) sheet.rect(left, bar, Math.max(4, at(value)), 16, color);
    if (before !== undefined) sheet.path(`M${left + at(before)} ${bar}v16`, 'line-strong', 1.5, '3 3');
    for (const { at: limit } of marks)
      sheet.path(`M${(left + at(limit)).toFixed(1)} ${bar - 4}v24`, 'human', 2.5);
    if (note) {
      if (sheet.isWide) sheet.text(left, bar + 34, note, { size: 14, color: 'muted' });
      else sheet.text(MARGIN, bar + 34, note, { size: 14, color: 'muted' });
    }
    y = bar + (note ? 48 : 24) + (sheet.isWide ? 4 : 6);
  }
}

/** Draws the meaning of the colors, in as many rows as it takes. */
export function legend(sheet: Sheet, keys: readonly Key[]): void {
  let x = MARGIN;
  let y = sheet.bottom + 10;
  for (const { label, color } of keys) {
    const width = 20 + widthOf(label, 14);
    if (x > MARGIN && x + width > sheet.right) {
      x = MARGIN;
      y += 24;
    }
    mark(sheet, x, y, 14, color);
    sheet.text(x + 20, y + 12, label, { size: 14 });
    x += width + 20;
  }
  sheet.bottom = y + 22;
}

/** A piece of work: a square for what an agent does, a disc where a person is asked. */
export function mark(sheet: Sheet, x: number, y: number, size: number, color: TokenColor): void {
  if (color === 'human') sheet.circle(x + size / 2, y + size / 2, size / 2, color);
  else sheet.rect(x, y, size, size, color, 3);
}

function pieces(
  sheet: Sheet,
  places: readonly (readonly [number, number])[],
  size: number,
  color: TokenColor = 'line',
): void {
  if (places.length === 0) return;
  if (color !== 'human') sheet.tiles(places, size, color);
  else for (const [x, y] of places) mark(sheet, x, y, size, color);
}

interface Stack {
  label: string;
  reads: string;
  parts: readonly number[];
  note?: string;
}

/** Bars made of parts. */
export function stacks(sheet: Sheet, keys: readonly Key[], rows: readonly Stack[], max: number): void {
  legend(sheet, keys);
  const left = sheet.isWide ? BESIDE : MARGIN;
  const length = sheet.right - left - (sheet.isWide ? 96 : 0);
  let y = sheet.bottom + 2;
  for (const { label, reads, parts, note } of rows) {
    const bar = y + (sheet.isWide ? 0 : 26);
    sheet.text(MARGIN, y + 17, label, {
      weight: 600,
      within: sheet.isWide ? BESIDE - MARGIN - 8 : length - 70,
    });
    sheet.text(sheet.right, y + 17, reads, { weight: 700, anchor: 'end' });
    let x = left;
    for (const [index, part] of parts.entries()) {
      const width = (part / max) * length;
      if (part > 0) sheet.rect(x, bar, Math.max(3, width - 3), 24, keys[index]?.color ?? 'line');
      x += width;
    }
    if (note) sheet.text(left, bar + 43, note, { size: 14, color: 'muted' });
    y = bar + (note ? 60 : 40);
  }
}

interface Units {
  label: string;
  note?: string;
  parts: readonly number[];
}

/** A mark for each piece, in rows. */
export function units(sheet: Sheet, keys: readonly Key[], rows: readonly Units[]): void {
  legend(sheet, keys);
  const left = sheet.isWide ? BESIDE : MARGIN;
  const most = Math.max(...rows.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)));
  const pitch = Math.min(28, (sheet.right - left) / most);
  let y = sheet.bottom + 4;
  for (const { label, note, parts } of rows) {
    const row = y + (sheet.isWide ? 2 : 28);
    sheet.text(MARGIN, y + 16, label, {
      weight: 600,
      ...(sheet.isWide ? { within: BESIDE - MARGIN - 8 } : {}),
    });
    if (note && sheet.isWide)
      sheet.text(MARGIN, y + 35, note, { size: 14, color: 'muted', within: BESIDE - 20 });
    else if (note) sheet.text(sheet.right, y + 16, note, { size: 14, color: 'muted', anchor: 'end' });
    let x = left;
    for (const [index, part] of parts.entries()) {
      const start = x;
      pieces(
        sheet,
        Array.from({ length: part }, (_, piece) => [start + piece * pitch, row] as const),
        pitch - 4,
        keys[index]?.color,
      );
      x += part * pitch;
    }
    y = row + Math.max(pitch, note && sheet.isWide ? 42 : 0) + 14;
  }
}

/** All pieces as one field, and what each color counts. */
export function field(sheet: Sheet, keys: readonly (Key & { count: number; reads: string })[]): void {
  const perRow = sheet.isWide ? 32 : 16;
  const pitch = (sheet.right - MARGIN + 4) / perRow;
  const top = sheet.bottom + MARGIN;
  const placeOf = (index: number) =>
    [MARGIN + (index % perRow) * pitch, top + Math.floor(index / perRow) * pitch] as const;
  let first = 0;
  for (const { count, color } of keys) {
    const start = first;
    pieces(
      sheet,
      Array.from({ length: count }, (_, piece) => placeOf(start + piece)),
      pitch - 4,
      color,
    );
    first += count;
  }
  let y = sheet.bottom + 24;
  for (const { label, color, count, reads } of keys) {
    mark(sheet, MARGIN, y - 12, 14, color);
    sheet.text(MARGIN + 24, y, `${count} ${label}`, { weight: 600 });
    if (sheet.isWide) sheet.text(sheet.right, y, reads, { size: 14, color: 'muted', anchor: 'end' });
    else sheet.text(MARGIN + 24, y + 19, reads, { size: 14, color: 'muted' });
    y += sheet.isWide ? 28 : 46;
  }
}

interface Lane {
  label: string;
  spans: readonly { from: number; to: number; color: TokenColor; isPlan?: boolean }[];
  note?: string;
}

/** Work over time: a lane for each who does it. */
export function lanes(
  sheet: Sheet,
  { from, to, ticks }: { from: number; to: number; ticks: readonly (readonly [number, string])[] },
  rows: readonly Lane[],
): void {
  const left = sheet.isWide ? BESIDE : MARGIN;
  const at = (moment: number) => left + ((moment - from) / (to - from)) * (sheet.right - left);
  const top = sheet.bottom + 8;
  for (const [moment, label] of ticks) {
    sheet.text(Math.min(at(moment) + 2, sheet.right - widthOf(label, 13)), top + 12, label, {
      size: 13,
      color: 'muted',
    });
  }
  const grid = sheet.bottom;
  const drawn: (() => void)[] = [];
  let y = top + 30;
  for (const { label, spans, note } of rows) {
    const bar = y + (sheet.isWide ? 0 : 24);
    const row = y;
    drawn.push(() => {
      sheet.text(MARGIN, row + 15, label, { weight: 600, ...(sheet.isWide ? { within: BESIDE - 20 } : {}) });
      if (note) {
        if (sheet.isWide)
          sheet.text(MARGIN, row + 34, note, { size: 14, color: 'muted', within: BESIDE - 16 });
        else sheet.text(sheet.right, row + 15, note, { size: 14, color: 'muted', anchor: 'end' });
      }
      for (const { from: start, to: end, color, isPlan } of spans) {
        const width = at(end) - at(start) - 2;
        if (isPlan) sheet.frame(at(start) + 1, bar + 1, width - 2, 18, color, '3 3');
        else sheet.rect(at(start), bar, width, 20, color);
      }
    });
    y = bar + (note && sheet.isWide ? 46 : 34);
  }
  for (const [moment] of ticks) sheet.path(`M${at(moment).toFixed(1)} ${grid + 4}V${y - 10}`, 'line');
  for (const draw of drawn) draw();
}
