import { styleOfDrawing } from 'contract/site/drawing-style.ts';
import type { DrawnPart } from 'contract/site/site-locals.ts';
import { COLORS } from '../../brand-look.ts';
import { BANNER_HEIGHT, BANNER_WIDTH } from './cards/Banner.tsx';
import { hashText } from './plain-text.ts';

/** The grounds that a cover can have, and what stands out on each. */
const GROUNDS = [
  { ground: 'agent-soft', mark: 'agent' },
  { ground: 'human-soft', mark: 'human' },
  { ground: 'surface-raised', mark: 'line-strong' },
] as const;

/** The sheet on which a drawing lies: it runs on below the cover. */
const SHEET = { x: 72, y: 52, width: BANNER_WIDTH - 2 * 72, padding: 32 };

/**
 * The picture of an article that has none of its own, as SVG: its first drawing, as large as can be read on a card, or
 * where it has none the name of its category. The category decides on the ground.
 */
export function drawCover(category: string, drawing?: DrawnPart): string {
  // These bits give our own categories each ground about as often.
  const { ground, mark } = GROUNDS[(hashText(category) >>> 6) % GROUNDS.length] ?? GROUNDS[0];
  const shapes = [
    `<rect class="${ground}" width="100%" height="100%" fill="currentColor"/>`,
    drawing ? onSheet(drawing) : lettered(category, mark),
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER_WIDTH} ${BANNER_HEIGHT}" width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}">`,
    `<style>${styleOfDrawing(shapes, COLORS)}</style>${shapes}</svg>`,
  ].join('');
}

function onSheet({ viewBox, shapes }: DrawnPart): string {
  const { x, y, width, padding } = SHEET;
  const [, , ownWidth = 1, ownHeight = 1] = viewBox.split(' ').map(Number);
  const inner = width - 2 * padding;
  const height = Math.round((inner * ownHeight) / ownWidth);
  const sheet = `x="${x}" y="${y}" width="${width}" height="${height + 2 * padding}" rx="20" fill`;
  return [
    `<rect class="surface" ${sheet}="currentColor"/>`,
    `<rect class="line" ${sheet}="none" stroke="currentColor" stroke-width="2"/>`,
    `<svg x="${x + padding}" y="${y + padding}" width="${inner}" height="${height}" viewBox="${viewBox}">${shapes}</svg>`,
  ].join('');
}

/** Sets the name of a category as large as a line holds it. */
function lettered(category: string, mark: string): string {
  const size = Math.min(104, Math.floor(1_500 / Math.max(1, category.length)));
  const name = category.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    `<rect class="${mark}" x="${SHEET.x}" y="340" width="96" height="8" fill="currentColor"/>`,
    `<text x="${SHEET.x - 4}" y="308" font-size="${size}" font-weight="700" letter-spacing="-2">${name}</text>`,
  ].join('');
}
