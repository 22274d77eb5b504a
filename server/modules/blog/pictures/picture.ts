import { createHash } from 'node:crypto';
import { BLOG_PICTURES } from 'contract/site/addresses.ts';
import { readDrawingStyle } from './drawing-style.ts';

/** A picture beside an article's file, as browsers are given it: several widths, each in every format. */
export interface Picture {
  /** Hash of the bytes of its file and of how they are prepared: another picture has another address. */
  id: string;
  /** Width of the largest file, in pixels. */
  width: number;
  height: number;
  /** An SVG file, which is sharp at every width: there is one, in the width that it names. */
  isDrawing?: boolean;
}

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'svg';

export interface PictureFile {
  width: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

/** Picture that an import hands to the store: without files if it is already stored. */
export interface ImportedPicture extends Picture {
  files?: readonly PictureFile[];
}

/** A picture without files is not stored any more. */
export class PictureGone extends Error {}

/** Result of the conversion of a picture's file. */
export interface ConvertedPicture extends Omit<Picture, 'id' | 'isDrawing'> {
  files: PictureFile[];
  /** It was made of several pictures; this is the first. */
  isMoving: boolean;
  /** Parts of a drawing that were taken away. */
  lost?: string[];
}

/** Version of the way in which files are prepared; each change raises it. */
const PREPARATION_VERSION = 1;
/** Twice and thrice a phone, once and twice the column of an article. */
const WIDTHS = [480, 960, 1440];
const FILE_NAME = /^([0-9a-f]{32})-(\d{1,4})\.(avif|webp|svg)$/;

export function pictureIdOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`${PREPARATION_VERSION}\n`);
  if (isDrawing(bytes)) hash.update(readDrawingStyle());
  return hash.update(bytes).digest('hex').slice(0, 32);
}

/** Reports whether a file is SVG, by its beginning: a declaration, a document type and comments may come first. */
export function isDrawing(bytes: Uint8Array): boolean {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 1_024));
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--.*?--|doctype[^>]*)>\s*)*<svg[\s>]/is.test(beginning);
}

/** The widths in which a picture is kept, the largest last: none is larger than the picture was. */
export function widthsOf(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, WIDTHS.at(-1) ?? originalWidth);
  return [...WIDTHS.filter((width) => width < largest), largest];
}

export function pictureAddress(id: string, width: number, format: PictureFormat): string {
  return `${BLOG_PICTURES}/${id}-${width}.${format}`;
}

export type PictureName = Omit<PictureFile, 'bytes'> & Pick<Picture, 'id'>;

/** Reads which file the last part of an address names; `undefined` for a name that is not ours. */
export function readPictureName(name: string): PictureName | undefined {
  const [, id, width, format] = FILE_NAME.exec(name) ?? [];
  if (!id) return undefined;
  return { id, width: Number(width), format: format as PictureFormat };
}
