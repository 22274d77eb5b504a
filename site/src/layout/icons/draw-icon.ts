import { Resvg } from '@resvg/resvg-js';

/** A square drawing as PNG. @param size width and height in pixels */
export function drawIcon(svg: string, size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Pictures as one `.ico`, for what asks for `/favicon.ico` without having read a page. Each is kept as PNG, which every
 * reader of the last fifteen years takes.
 * @param pictures PNGs by width and height in pixels, below 256
 */
export function packIcons(pictures: ReadonlyMap<number, Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries = HEADER_BYTES + ENTRY_BYTES * pictures.size;
  const bytes = [...pictures.values()].reduce((sum, { length }) => sum + length, entries);
  const icon = new Uint8Array(bytes);
  const view = new DataView(icon.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.size, true);
  let at = HEADER_BYTES;
  let offset = entries;
  for (const [size, picture] of pictures) {
    view.setUint8(at, size);
    view.setUint8(at + 1, size);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, picture.length, true);
    view.setUint32(at + 12, offset, true);
    icon.set(picture, offset);
    at += ENTRY_BYTES;
    offset += picture.length;
  }
  return icon;
}
