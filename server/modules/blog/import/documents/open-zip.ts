import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { BadDocument, type ConvertedDocument, kindOf } from './document.ts';

const MOST_FILES = 1_000;
const MOST_MB = 200;

/**
 * Opens a ZIP file that holds one document, and the pictures that it shows.
 * @param convert makes an article of the document
 * @throws {BadDocument}
 */
export async function openZip(
  bytes: Uint8Array,
  convert: (name: string, bytes: Uint8Array) => Promise<ConvertedDocument>,
): Promise<ConvertedDocument> {
  const files = unzip(bytes);
  const documents = Object.keys(files).filter((name) => kindOf(name) && kindOf(name) !== 'zip');
  const [name] = documents;
  if (name === undefined || documents.length > 1) throw new BadDocument(refusalOf(documents));
  const document = await convert(name, files[name] ?? new Uint8Array());
  const folder = posix.dirname(name);
  const pictures = Object.entries(files)
    .filter(([other]) => other !== name)
    .map(([other, content]): [string, Uint8Array] => [posix.relative(folder, other), content]);
  return { ...document, pictures: [...document.pictures, ...pictures] };
}

function refusalOf(documents: readonly string[]): string {
  if (documents.length === 0) return 'the ZIP file holds no document (.md, .html or .docx)';
  return `a ZIP file must hold one document, and this one holds ${documents.join(', ')}`;
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let count = 0;
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        size += originalSize;
        if (count > MOST_FILES) throw new BadDocument(`the ZIP file holds more than ${MOST_FILES} files`);
        if (size > MOST_MB * 1024 ** 2) throw new BadDocument(`the ZIP file holds more than ${MOST_MB} MB`);
        return !isForSystem(name);
      },
    });
    return Object.fromEntries(
      Object.entries(files).map(([name, content]) => [posix.normalize(name.replaceAll('\\', '/')), content]),
    );
  } catch (error) {
    throw error instanceof BadDocument ? error : new BadDocument('it cannot be opened as a ZIP file');
  }
}

/** Folders, and what systems leave beside the files of people. */
function isForSystem(name: string): boolean {
  return name.endsWith('/') || name.split(/[/\\]/).some((part) => /^(?:[._~]|README\.md$)/i.test(part));
}
