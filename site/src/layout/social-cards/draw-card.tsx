import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import satori from 'satori';
import type { DrawnCard } from '../page.ts';
import { CardPicture } from './CardPicture.tsx';
import { CARD_HEIGHT, CARD_WIDTH } from './social-cards.ts';

/** The display face again, in a format and a weight of its own: satori reads neither woff2 nor variable fonts. */
const FONT = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff';
const font = await readFile(createRequire(import.meta.url).resolve(FONT));

const RESVG = { font: { loadSystemFonts: false } };

/** A card as PNG. Painted on another thread: cards of articles are drawn while the server answers others. */
export async function drawCard(card: DrawnCard): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await outline(<CardPicture {...card} />, CARD_WIDTH, CARD_HEIGHT);
  const picture = await renderAsync(svg, RESVG);
  return new Uint8Array(picture.asPng());
}

/** Draws an element by satori, as outlines that can be measured. */
export async function draw(element: ReactElement, width: number, height: number): Promise<Resvg> {
  return new Resvg(await outline(element, width, height), RESVG);
}

/** Returns an element as SVG, its words as outlines of the display face. */
export function outline(element: ReactElement, width: number, height: number): Promise<string> {
  return satori(element, { width, height, fonts: [{ name: 'Bricolage Grotesque', data: font }] });
}
