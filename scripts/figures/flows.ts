import type { TokenColor } from 'contract/site/token-colors.ts';
import { MARGIN, type Sheet, widthOf } from './sheet.ts';

interface Stop {
  /** Time, or number. */
  tag?: string;
  title: string;
  note?: string;
  by?: 'agent' | 'human' | 'line-strong';
}

/** One thing after the other: down a phone, across a column. */
export function timeline(sheet: Sheet, stops: readonly Stop[]): void {
  if (sheet.isWide) across(sheet, stops);
  else down(sheet, stops);
}

function down(sheet: Sheet, stops: readonly Stop[]): void {
  const tagWidth = Math.max(0, ...stops.map(({ tag }) => (tag ? widthOf(tag, 14, 600) + 14 : 0)));
  const x = MARGIN + tagWidth + 9;
  const places: number[] = [];
  let y = sheet.bottom + 26;
  for (const { note } of stops) {
    places.push(y);
    y += note ? 34 + 18 * linesOf(note, sheet.right - x - 24, 14) : 44;
  }
  sheet.path(`M${x} ${places[0]}V${places.at(-1)}`, 'line-strong', 2);
  for (const [index, { tag, title, note, by = 'agent' }] of stops.entries()) {
    const place = places[index] ?? 0;
    if (tag) sheet.text(MARGIN + tagWidth - 10, place + 1, tag, { size: 14, weight: 600, anchor: 'end' });
    dot(sheet, x, place - 4, by);
    sheet.text(x + 24, place + 1, title, { weight: 600 });
    if (note)
      sheet.lines(x + 24, place + 21, note, { size: 14, color: 'muted', within: sheet.right - x - 24 });
  }
}

function across(sheet: Sheet, stops: readonly Stop[]): void {
  const column = (sheet.right - MARGIN) / stops.length;
  const hasTags = stops.some(({ tag }) => tag);
  const y = sheet.bottom + (hasTags ? 42 : 20);
  sheet.path(`M${MARGIN + 9} ${y}H${MARGIN + column * (stops.length - 1) + 9}`, 'line-strong', 2);
  for (const [index, { tag, title, note, by = 'agent' }] of stops.entries()) {
    const x = MARGIN + index * column;
    const within = column - 12;
    if (tag) sheet.text(x, y - 20, tag, { size: 14, weight: 600, within });
    dot(sheet, x + 9, y, by);
    const below = sheet.lines(x, y + 34, title, { weight: 600, within });
    if (note) sheet.lines(x, below, note, { size: 14, color: 'muted', within });
  }
}

function dot(sheet: Sheet, x: number, y: number, by: TokenColor): void {
  sheet.circle(x, y, 9, by);
}

function linesOf(words: string, within: number, size: number): number {
  let lines = 1;
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > within) {
      lines += 1;
      line = word;
    } else line = longer;
  }
  return lines;
}

interface Message {
  from: 'left' | 'right';
  name: string;
  note: string;
  isLost?: boolean;
}

/** Draws the messages of two sides, from the top down. */
export function exchange(sheet: Sheet, sides: readonly [string, string], messages: readonly Message[]): void {
  const [left, right] = [MARGIN + 30, sheet.right - 30];
  sheet.text(MARGIN, 24, sides[0], { weight: 650 });
  sheet.text(sheet.right, 24, sides[1], { weight: 650, anchor: 'end' });
  const pitch = 54;
  const end = 46 + pitch * messages.length;
  sheet.path(`M${left} 36V${end}M${right} 36V${end}`, 'line-strong', 2);
  for (const [index, { from, name, note, isLost }] of messages.entries()) {
    const y = 84 + index * pitch;
    const [color, sign] = from === 'left' ? (['human', 1] as const) : (['agent', -1] as const);
    const start = from === 'left' ? left + 6 : right - 6;
    const tip = isLost ? (left + right) / 2 : from === 'left' ? right - 6 : left + 6;
    sheet.path(`M${start} ${y}H${tip}`, color, 2.5, isLost ? '6 5' : '');
    if (isLost) sheet.path(`M${tip - 7} ${y - 7}l14 14m0 -14l-14 14`, 'bad', 2.5);
    else sheet.path(`M${tip - sign * 8} ${y - 6}L${tip} ${y}L${tip - sign * 8} ${y + 6}`, color, 2.5);
    const room = right - left - 24;
    sheet.text(left + 12, y - 8, name, { size: 14, weight: 600, within: room });
    const noteAt = widthOf(name, 14, 600) + widthOf(note, 14) + 30 < room;
    sheet.text(right - 12, noteAt ? y - 8 : y + 18, note, {
      size: 14,
      color: 'muted',
      anchor: 'end',
      within: room,
    });
    sheet.bottom = Math.max(sheet.bottom, end);
  }
}

interface Cell {
  text: string;
  by?: 'agent' | 'human' | 'none';
}

/** Draws rights: a row for each party, and the content of each column. */
export function matrix(
  sheet: Sheet,
  heads: readonly string[],
  rows: readonly { label: string; cells: readonly Cell[] }[],
): void {
  const left = sheet.isWide ? 224 : MARGIN;
  const column = (sheet.right - left) / heads.length;
  for (const [index, head] of heads.entries()) {
    sheet.text(left + index * column, 24, head, { size: 14, color: 'muted', within: column - 6 });
  }
  let y = 36;
  for (const { label, cells } of rows) {
    sheet.path(`M${MARGIN} ${y}H${sheet.right}`, 'line');
    const row = y + (sheet.isWide ? 0 : 24);
    sheet.text(MARGIN, y + 24, label, { weight: 650, ...(sheet.isWide ? { within: left - 20 } : {}) });
    let bottom = row + 34;
    for (const [index, { text, by = 'none' }] of cells.entries()) {
      const x = left + index * column;
      const inset = by === 'none' ? 0 : 20;
      if (by === 'agent') sheet.rect(x, row + 12, 13, 13, 'agent', 3);
      if (by === 'human') sheet.circle(x + 7, row + 18.5, 7, 'human');
      const color = by === 'none' ? { color: 'muted' as const } : {};
      bottom = Math.max(
        bottom,
        sheet.lines(x + inset, row + 24, text, { size: 14, ...color, within: column - inset - 6 }),
      );
    }
    y = bottom;
  }
}

/** A list of numbered parts; the last one is a person's. */
export function parts(sheet: Sheet, items: readonly { title: string; note: string; by?: 'human' }[]): void {
  const columns = sheet.isWide ? 2 : 1;
  const perColumn = Math.ceil(items.length / columns);
  const width = (sheet.right - MARGIN) / columns;
  for (const [index, { title, note, by }] of items.entries()) {
    const x = MARGIN + Math.floor(index / perColumn) * width;
    const y = 34 + (index % perColumn) * 60;
    sheet.circle(x + 14, y, 13, by ? 'human-soft' : 'agent');
    if (by) sheet.ring(x + 14, y, 13, 'human');
    const number = String(index + 1);
    sheet.text(x + 14, y + 5, number, {
      size: 14,
      weight: 700,
      anchor: 'middle',
      color: by ? 'ink' : 'on-agent',
    });
    sheet.text(x + 40, y + 1, title, { weight: 650, within: width - 44 });
    sheet.text(x + 40, y + 21, note, { size: 14, color: 'muted', within: width - 44 });
  }
}
