import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import satori from 'satori';
import { CardPicture } from './CardPicture.tsx';
import { CARD_HEIGHT, CARD_WIDTH, type SocialCard } from './social-cards.ts';

/** The display face again, in a format and a weight of its own: satori reads neither woff2 nor variable fonts. */
const FONT = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff';
const font = await readFile(createRequire(import.meta.url).resolve(FONT));

/** A card as PNG. */
export async function drawCard({ title }: SocialCard): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await draw(<CardPicture title={title} />, CARD_WIDTH, CARD_HEIGHT);
  return new Uint8Array(drawing.render().asPng());
}

/** What satori makes of an element, as outlines. */
export async function draw(element: ReactElement, width: number, height: number): Promise<Resvg> {
  const svg = await satori(element, { width, height, fonts: [{ name: 'Bricolage Grotesque', data: font }] });
  return new Resvg(svg, { font: { loadSystemFonts: false } });
}
