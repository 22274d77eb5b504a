import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { copyOfPerson } from '../privacy/person-copy.ts';

export type PersonCopy = Awaited<ReturnType<typeof copyOfPerson>>;

/** Scripts in which names and requests come; what none of them has a letter for is in the JSON copy. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'devanagari',
];
const MARGIN = 56;
const SIZE = { title: 20, heading: 13, text: 10 };
const INDENT = 14;
/** Deeper than anything that is held, so that a body nested on purpose ends. */
const DEEPEST = 6;
/** Some 300 pages: what a person has sent on purpose, or a very long chat, is in the JSON copy. */
const MOST_LETTERS = 1_000_000;
/** Others are answered after so long: letters of changing scripts take long to set. */
const SLICE_MS = 8;

/**
 * A copy of a person's data to read and to print: the same as the JSON, in words. Its first bytes are there at once.
 * @param mostLetters beyond which it says that the JSON copy has the rest
 */
export function drawPersonPdf(copy: PersonCopy, zone: string, mostLetters = MOST_LETTERS): Readable {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Personal data of ${copy.address}` },
    lang: 'en',
    tagged: true,
    displayTitle: true,
  });
  drawInto(document, copy, zone, mostLetters).then(
    () => document.end(),
    (error: Error) => document.destroy(error),
  );
  return document;
}

async function drawInto(
  document: PDFKit.PDFDocument,
  copy: PersonCopy,
  zone: string,
  mostLetters: number,
): Promise<void> {
  const fonts = await loadFonts();
  for (const { name, bytes } of fonts) document.registerFont(name, bytes);
  const pen = createPen(document, fonts);
  const when = momentsIn(zone);
  let letters = 0;
  let begin = performance.now();

  pen.line(`Personal data of ${copy.address}`, { size: SIZE.title });
  pen.line(`Copied ${when(copy.copiedAt)}. Times are in ${zone}.`);
  for (const [key, value] of Object.entries(copy)) {
    if (key === 'address' || key === 'copiedAt' || isEmpty(value)) continue;
    pen.gap();
    pen.line(wordsOf(key), { size: SIZE.heading });
    await drawValue(value, 0);
  }
  if (letters > mostLetters) {
    pen.gap();
    pen.line('There is more than fits here: the JSON copy has all of it.');
  }
  async function drawValue(value: unknown, depth: number): Promise<void> {
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) {
        const isText = typeof each !== 'object';
        await write(isText ? `• ${formatValue(each)}` : `${index + 1}.`, depth);
        if (!isText) await drawValue(each, depth + 1);
      }
      return;
    }
    if (typeof value !== 'object' || value === null) {
      await write(formatValue(value), depth);
      return;
    }
    for (const [key, each] of Object.entries(value)) {
      if (isEmpty(each)) continue;
      if (typeof each !== 'object') await write(`${wordsOf(key)}: ${formatValue(each)}`, depth);
      else if (depth < DEEPEST) {
        await write(`${wordsOf(key)}:`, depth);
        await drawValue(each, depth + 1);
      }
    }
  }

  /** Leaves out what no longer fits, and lets others have their turn. */
  async function write(text: string, depth: number): Promise<void> {
    letters += text.length;
    // Whom it was for may have left.
    if (letters > mostLetters || document.destroyed) return;
    pen.line(text, { depth });
    if (performance.now() - begin < SLICE_MS) return;
    await setImmediate();
    begin = performance.now();
  }

  function formatValue(value: unknown): string {
    const text = String(value);
    return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) ? when(text) : text;
  }
}

interface Font {
  name: string;
  bytes: Buffer;
  has: (code: number) => boolean;
}

async function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const fontkit = await import('fontkit');
  return Promise.all(
    SCRIPTS.map(async (name) => {
      const bytes = await readFile(resolve(`@fontsource/noto-sans/files/noto-sans-${name}-400-normal.woff`));
      const font = fontkit.create(bytes);
      return {
        name,
        bytes,
        has: (code: number) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code),
      };
    }),
  );
}

/** Writes lines, each in the fonts that have its letters. */
function createPen(document: PDFKit.PDFDocument, fonts: readonly Font[]) {
  return {
    gap: () => void document.moveDown(),
    line(text: string, { size = SIZE.text, depth = 0 }: { size?: number; depth?: number } = {}): void {
      document.fontSize(size);
      const runs = runsOf(text, fonts);
      document.x = MARGIN + depth * INDENT;
      runs.forEach(({ font, text: part }, index) => {
        document.font(font).text(part, { continued: index < runs.length - 1 });
      });
    },
  };
}

/** Neighboring letters of one font; a letter of none is a square. */
export function runsOf(
  text: string,
  fonts: readonly Pick<Font, 'name' | 'has'>[],
): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const lastFont = fonts.find(({ name }) => name === last?.font);
    const known = lastFont?.has(code) ? lastFont : fonts.find(({ has }) => has(code));
    const font = known?.name ?? last?.font ?? fonts[0]?.name ?? '';
    const shown = known ? letter : '□';
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** `receivedAt` is 'Received at'. */
function wordsOf(key: string): string {
  const words = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[_-]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function momentsIn(zone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  return (iso) => format.format(new Date(iso));
}
