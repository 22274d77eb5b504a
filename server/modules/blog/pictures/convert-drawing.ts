import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { DRAWING_SCHEMA } from './drawing-schema.ts';
import { readDrawingStyle } from './drawing-style.ts';
import type { ConvertedPicture } from './picture.ts';
import { BadPicture } from './read-picture.ts';

const MOST_KIB = 256;
const LONGEST_SIDE = 4_000;

const processor = unified()
  .use(rehypeRaw)
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true })
  .freeze();

/**
 * Makes of an SVG file what browsers are given: its shapes and words in the colours of the site, light and dark, and
 * nothing else. It is read as a browser reads SVG within HTML, which knows no entities of its own and loads nothing.
 * @throws {BadPicture}
 */
export function convertDrawing(bytes: Uint8Array): ConvertedPicture {
  if (bytes.length > MOST_KIB * 1024) throw new BadPicture(`a drawing may have ${MOST_KIB} KiB`);
  const value = new TextDecoder().decode(bytes);
  const read = processor.runSync({ type: 'root', children: [{ type: 'raw', value }] }) as Root;
  const drawn = read.children.find((node) => node.type === 'element' && node.tagName === 'svg') as Element;
  if (!drawn) throw new BadPicture('it contains no drawing');
  const lost = listLost(drawn);
  const drawing = sanitize(drawn, DRAWING_SCHEMA) as Element;
  const [width, height] = readSize(drawing);
  drawing.properties = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: drawing.properties.viewBox ?? `0 0 ${width} ${height}`,
    width,
    height,
  };
  drawing.children.unshift({
    type: 'element',
    tagName: 'style',
    properties: {},
    children: [{ type: 'text', value: readDrawingStyle() }],
  });
  const file = Buffer.from(processor.stringify({ type: 'root', children: [drawing] }));
  return { width, height, files: [{ width, format: 'svg', bytes: file }], isMoving: false, lost };
}

/** Reads the size in its viewBox, in whole pixels, or its own width and height. */
function readSize({ properties }: Element): [number, number] {
  const box = String(properties.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [box[2] ?? Number(properties.width), box[3] ?? Number(properties.height)].map(
    Math.round,
  ) as [number, number];
  if (!(width > 0 && height > 0)) throw new BadPicture('it has no viewBox, which sets its size');
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new BadPicture(`it is wider or higher than ${LONGEST_SIDE} units`);
  }
  return [width, height];
}

/** Elements that are taken away, each once, and `style` where attributes style. */
function listLost(drawing: Element): string[] {
  const lost = new Set<string>();
  visit(drawing, 'element', ({ tagName, properties }) => {
    if (!DRAWING_SCHEMA.tagNames?.includes(tagName)) lost.add(`<${tagName}>`);
    if ('style' in properties) lost.add('style="…"');
  });
  return [...lost];
}
