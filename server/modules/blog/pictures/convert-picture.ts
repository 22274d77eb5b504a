import sharp, { type Sharp } from 'sharp';
import { convertDrawing } from './convert-drawing.ts';
import {
  type ConvertedPicture,
  isDrawing,
  PICTURE_FORMATS,
  type PictureFile,
  type PictureFormat,
  widthsOf,
} from './picture.ts';
import { BadPicture } from './read-picture.ts';

const MOST_MEGAPIXELS = 50;
/** WebP ends at 16,383. */
const LONGEST_SIDE = 12_000;
const SECONDS_PER_FILE = 30;
const READABLE = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'];
const OPEN = { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error' } as const;

// Of the many formats that the library reads, some run programs or read other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READABLE.map((format) => `VipsForeignLoad${format}`) });
sharp.cache(false);

/**
 * Makes of a picture what browsers are given: upright, in the colours of the web, without what the camera noted.
 * @throws {BadPicture}
 */
export async function convertPicture(bytes: Uint8Array): Promise<ConvertedPicture> {
  try {
    return isDrawing(bytes) ? convertDrawing(bytes) : await convert(bytes);
  } catch (error) {
    throw error instanceof BadPicture ? error : new BadPicture(reasonOf((error as Error).message));
  }
}

async function convert(bytes: Uint8Array): Promise<ConvertedPicture> {
  const { autoOrient, format, compression, pages = 1 } = await sharp(bytes, OPEN).metadata();
  if (format === 'heif' && compression !== 'av1') throw new BadPicture(reasonOf('unsupported'));
  if (Math.max(autoOrient.width, autoOrient.height) > LONGEST_SIDE) {
    throw new BadPicture(`it is wider or higher than ${LONGEST_SIDE} pixels`);
  }
  const files: PictureFile[] = [];
  let height = autoOrient.height;
  const widths = widthsOf(autoOrient.width);
  for (const width of widths) {
    for (const made of PICTURE_FORMATS) {
      const { data, info } = await encode(sharp(bytes, OPEN).autoOrient().resize({ width }), made)
        .timeout({ seconds: SECONDS_PER_FILE })
        .toBuffer({ resolveWithObject: true });
      files.push({ width, format: made, bytes: data });
      height = info.height;
    }
  }
  return { width: widths.at(-1) ?? autoOrient.width, height, files, isMoving: pages > 1 };
}

/** AVIF by its quick way: twice the effort makes files a sixth smaller, and takes ten times as long. */
function encode(picture: Sharp, format: PictureFormat): Sharp {
  return format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80 });
}

/** Translates the library's message for authors, who don't know the library. */
function reasonOf(message: string): string {
  if (/pixel limit/.test(message)) return `it has more than ${MOST_MEGAPIXELS} million pixels`;
  if (/unsupported/.test(message)) return 'it is not a picture in PNG, JPEG, WebP, AVIF, GIF or SVG';
  if (/timeout/.test(message)) return 'it takes too long to be made smaller';
  return 'its file is damaged';
}
