import type { TokenColor } from 'contract/site/token-colors.ts';

export interface Lettering {
  size?: number;
  weight?: number;
  color?: TokenColor;
  anchor?: 'start' | 'middle' | 'end';
  /** Width that it may take; by default that of the figure. */
  within?: number;
}

const NARROW = 400;
const WIDE = 720;
export const MARGIN = 12;

/** Sheet of a figure: shapes and words from the top down, in the width of a phone or in that of a column. */
export class Sheet {
  readonly width: number;
  readonly isWide: boolean;
  /** Down to where it is drawn. */
  bottom = 0;
  readonly #shapes: string[] = [];

  constructor(isWide: boolean) {
    this.isWide = isWide;
    this.width = isWide ? WIDE : NARROW;
  }

  /** Right end of words and bars. */
  get right(): number {
    return this.width - MARGIN;
  }

  /** @throws where the words run out of the place that they have */
  text(x: number, y: number, words: string, lettering: Lettering = {}): void {
    const { size = 15, weight = 400, color, anchor = 'start', within } = lettering;
    const length = widthOf(words, size, weight);
    const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
    if (left < 4 || left + length > this.width - 4 || length > (within ?? length)) {
      throw new Error(`“${words}” has no room (${Math.ceil(length)} of ${within ?? this.width}, at ${x})`);
    }
    const ends = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
    const bold = weight === 400 ? '' : ` font-weight="${weight}"`;
    const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    this.#draw(
      y + 4,
      `<text${classOf(color)} x="${n(x)}" y="${n(y)}" font-size="${size}"${bold}${ends}>${escaped}</text>`,
    );
  }

  /** Words in lines of at most `within`; returns the baseline below the last. */
  lines(x: number, y: number, words: string, lettering: Lettering & { within: number }): number {
    const { size = 15, weight = 400, within } = lettering;
    let line = '';
    let at = y;
    for (const word of words.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer, size, weight) > within) {
        this.text(x, at, line, lettering);
        at += size + 4;
        line = word;
      } else {
        line = longer;
      }
    }
    this.text(x, at, line, lettering);
    return at + size + 4;
  }

  rect(x: number, y: number, width: number, height: number, color: TokenColor, radius = 4): void {
    const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}"`;
    this.#draw(y + height, `<rect${classOf(color)} ${place} fill="currentColor"/>`);
  }

  /** Squares of one color and size, as one shape. */
  tiles(places: readonly (readonly [x: number, y: number])[], size: number, color: TokenColor): void {
    const side = n(size - 3);
    const d = places.map(([x, y]) => `M${n(x + 1.5)} ${n(y + 1.5)}h${side}v${side}h-${side}z`).join('');
    this.#draw(
      Math.max(...places.map(([, y]) => y + size)),
      `<path${classOf(color)} d="${d}" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>`,
    );
  }

  /** Only the edge of a box. */
  frame(x: number, y: number, width: number, height: number, color: TokenColor, dash = ''): void {
    const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="4"`;
    const dashes = dash && ` stroke-dasharray="${dash}"`;
    this.#draw(
      y + height,
      `<rect${classOf(color)} ${place} fill="none" stroke="currentColor" stroke-width="1.5"${dashes}/>`,
    );
  }

  circle(x: number, y: number, radius: number, color: TokenColor): void {
    this.#draw(
      y + radius,
      `<circle${classOf(color)} cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="currentColor"/>`,
    );
  }

  ring(x: number, y: number, radius: number, color: TokenColor): void {
    this.#draw(
      y + radius,
      `<circle${classOf(color)} cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="none" stroke="currentColor" stroke-width="2"/>`,
    );
  }

  /** @param d path data; it adds nothing to the height */
  path(d: string, color: TokenColor, width = 1.5, dash = ''): void {
    const dashes = dash && ` stroke-dasharray="${dash}"`;
    this.#draw(
      0,
      `<path${classOf(color)} d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"${dashes}/>`,
    );
  }

  get viewBox(): string {
    return `0 0 ${this.width} ${Math.ceil(this.bottom + MARGIN)}`;
  }

  get shapes(): string {
    return this.#shapes.map((shape) => `  ${shape}`).join('\n');
  }

  #draw(bottom: number, shape: string): void {
    this.bottom = Math.max(this.bottom, bottom);
    this.#shapes.push(shape);
  }
}

function classOf(color: TokenColor | undefined): string {
  return color ? ` class="${color}"` : '';
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** About as wide as the widest of the faces in which it may be set. */
export function widthOf(words: string, size: number, weight = 400): number {
  const ems = [...words].reduce((sum, letter) => sum + emsOf(letter), 0);
  return ems * size * (weight >= 600 ? 1.06 : 1);
}

function emsOf(letter: string): number {
  if (/[ijlI.,:;’'|!()“”]/.test(letter)) return 0.29;
  if (/[ ftr\-·]/.test(letter)) return 0.36;
  if (/[mwMW%→]/.test(letter)) return 0.88;
  if (/[A-Z]/.test(letter)) return 0.68;
  return 0.57;
}
