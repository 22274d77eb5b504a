import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { convertPicture } from './convert-picture.ts';

/** A plain picture; as one that a camera took lying on its side, with the place where it was taken. */
function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } });
}

describe('convertPicture', () => {
  it('converts a picture to three widths and two formats', async () => {
    const { width, height, files, isMoving } = await convertPicture(await draw(1_600, 800).jpeg().toBuffer());
    expect([width, height, isMoving]).toEqual([1_440, 720, false]);
    const made = await Promise.all(
      files.map(async ({ bytes, ...file }) => ({ ...file, real: await sharp(bytes).metadata() })),
    );
    expect(made.map(({ width, format, real }) => [width, format, real.width, real.format])).toEqual(
      [480, 960, 1_440].flatMap((each) => [
        [each, 'avif', each, 'heif'],
        [each, 'webp', each, 'webp'],
      ]),
    );
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('never enlarges a picture, as %s', async (format) => {
    const { width, height, files } = await convertPicture(await draw(300, 200).toFormat(format).toBuffer());
    expect([width, height, files.length]).toEqual([300, 200, 2]);
  });

  it('rotates a photo upright, and removes its metadata', async () => {
    const photo = await draw(300, 200)
      .withExif({ IFD0: { Copyright: 'secret', Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const sideways = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
    const { width, height, files } = await convertPicture(sideways);
    expect([width, height]).toEqual([200, 300]);
    for (const { bytes } of files) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    }
  });

  it('converts the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await convertPicture(moving)).toMatchObject({ width: 8, height: 8, isMoving: true });
  });

  it.each([
    ['no picture', Buffer.from('hello'), 'it is not a picture in PNG, JPEG, WebP, AVIF, GIF or SVG'],
    ['empty', Buffer.alloc(0), 'its file is damaged'],
    ['a bomb', pngOfZeros(30_000, 30_000), 'it has more than 50 million pixels'],
    ['too long', pngOfZeros(12_001, 1), 'it is wider or higher than 12000 pixels'],
  ])('refuses a picture that is %s', async (_what, bytes, reason) => {
    await expect(convertPicture(bytes)).rejects.toThrow(reason);
  });

  it('refuses a picture that is cut off', async () => {
    const whole = await draw(600, 400).png({ compressionLevel: 0 }).toBuffer();
    await expect(convertPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow('its file is damaged');
  });
});

/** A few bytes that promise many pixels. */
function pngOfZeros(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
