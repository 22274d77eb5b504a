import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { posix, resolve, sep } from 'node:path';

/** A picture that cannot be shown; the message says why, for the writer of the article. */
export class BadPicture extends Error {}

const MOST_MB = 20;

/**
 * Reports whether an image's address names a file beside the article: it has neither scheme nor host, and does not
 * begin at the root of the site.
 */
export function isBesideArticle(address: unknown): address is string {
  return typeof address === 'string' && /^[^/\\#?]/.test(address) && !URL.canParse(address);
}

/**
 * Reads a picture that an article names.
 * @param folder of the blog, which no address leads out of
 * @param source the article's path below it, with forward slashes
 * @param address relative to the article, as it is written in it
 * @throws {BadPicture}
 */
export async function readPicture(folder: string, source: string, address: string): Promise<Buffer> {
  const name = posix.normalize(posix.join(posix.dirname(source), decode(address)));
  if (name.startsWith('../')) throw outside();
  const root = await realpath(folder);
  const path = await realpath(resolve(root, name)).catch(() => {
    throw new BadPicture(`there is no file ${name}`);
  });
  // Where the name leads in the end, by whatever links.
  if (!path.startsWith(root + sep)) throw outside();
  return readBytes(path, name);
}

/**
 * Finds a picture that the article's own file holds.
 * @param within by their addresses, relative to the article
 * @returns `undefined` where it holds none of this address
 * @throws {BadPicture}
 */
export function readPictureWithin(
  within: ReadonlyMap<string, Uint8Array>,
  address: string,
): Buffer | undefined {
  if (within.size === 0) return undefined;
  const name = posix.normalize(decode(address));
  const bytes = within.get(name);
  if (!bytes) return undefined;
  if (bytes.length > MOST_MB * 1024 ** 2) throw tooLarge(name);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function tooLarge(name: string): BadPicture {
  return new BadPicture(`the file ${name} is larger than ${MOST_MB} MB`);
}

function outside(): BadPicture {
  return new BadPicture('its file lies outside of the folder of the blog');
}

function decode(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  try {
    const name = decodeURIComponent(path);
    if (!name.includes('\0')) return name;
  } catch {
    // As below.
  }
  throw new BadPicture('its address cannot be read');
}

/** A pipe must not be waited for, and a link not be followed that has come in between. */
async function readBytes(path: string, name: string): Promise<Buffer> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((error: NodeJS.ErrnoException) => {
    throw new BadPicture(`the file ${name} cannot be read (${error.code})`);
  });
  try {
    const status = await file.stat();
    if (!status.isFile()) throw new BadPicture(`${name} is not a file`);
    if (status.size > MOST_MB * 1024 ** 2) throw tooLarge(name);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
