import { extname } from 'node:path';
import type { EditorNode } from 'contract/blog/editor-document.ts';
import type { TakenIn } from 'contract/desk/articles.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { type ConvertedDocument, kindOf } from '../import/documents/document.ts';
import { takeEmbeddedPictures } from '../import/documents/embedded-pictures.ts';
import { type ImportedPicture, pictureIdOf } from '../pictures/picture.ts';
import { readPictureWithin } from '../pictures/read-picture.ts';
import type { ArticleTools } from './article-tools.ts';
import { asSentence } from './article-tools.ts';
import { splitDraft } from './draft-text.ts';
import { saveDraftPicture } from './drafts.store.ts';
import { mapPictures } from './pictures-in-blocks.ts';

const MOST_PICTURES = 100;

/** A picture that is ready to be stored. */
interface NewPicture {
  address: string;
  bytes: Uint8Array;
  picture: ImportedPicture;
}

/** Blocks that a document becomes, with its pictures, which are not stored yet. */
export interface Taken {
  answer: TakenIn;
  pictures: NewPicture[];
}

interface Person {
  id: string;
}

/** Makes blocks of what a program put on the clipboard, as the import does with a web page. */
export async function takeHtml(tools: ArticleTools, person: Person, html: string): Promise<Taken> {
  return takeConverted(tools, person, await tools.convert(person.id, 'clipboard.html', Buffer.from(html)));
}

/** Makes blocks of a file: a document with its pictures, or one picture. */
export async function takeFile(
  tools: ArticleTools,
  person: Person,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Taken> {
  if (kindOf(name)) return takeConverted(tools, person, await tools.convert(person.id, name, bytes));
  const taken = await takePicture(tools, person, { name, bytes });
  if (typeof taken === 'string') {
    return { answer: { blocks: [], missingPictures: 0, remarks: [taken] }, pictures: [] };
  }
  const image: EditorNode = { type: 'image', attrs: { src: taken.address, alt: '', title: '' } };
  const blocks: EditorNode[] = [{ type: 'paragraph', content: [image] }];
  return { answer: { blocks, missingPictures: 0, remarks: [] }, pictures: [taken] };
}

async function takeConverted(
  tools: ArticleTools,
  person: Person,
  { markdown, pictures: within, remarks }: ConvertedDocument,
): Promise<Taken> {
  const { text, pictures: embedded } = takeEmbeddedPictures(new TextDecoder().decode(markdown));
  const known = new Map([...within, ...embedded]);
  const blocks = await tools.open(person.id, splitDraft(text).body);
  const pictures = new Map<string, NewPicture>();
  const notes = [...remarks];
  let missing = 0;
  const shown = await mapPictures(blocks, async (image) => {
    const src = String(image.attrs?.src);
    const bytes = pictures.size < MOST_PICTURES ? readPictureWithin(known, src) : undefined;
    const taken = bytes && (await takePicture(tools, person, { name: src, bytes }));
    if (taken === undefined) missing += 1;
    if (typeof taken === 'string') notes.push(taken);
    if (taken === undefined || typeof taken === 'string') return undefined;
    pictures.set(taken.address, taken);
    return { ...image, attrs: { ...image.attrs, src: taken.address } };
  });
  return {
    answer: { blocks: shown, missingPictures: missing, remarks: notes.map((note) => `${asSentence(note)}.`) },
    pictures: [...pictures.values()],
  };
}

/** @returns why it cannot be shown, where it cannot */
async function takePicture(
  tools: ArticleTools,
  person: Person,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<NewPicture | string> {
  const prepared = await tools.preparePicture(person.id, bytes);
  if (!prepared || 'problem' in prepared) {
    const reason = prepared?.problem ?? 'it cannot be read';
    return `a picture was left out: ${reason}`;
  }
  const ending = /^\.[a-z]{3,4}$/i.exec(extname(name))?.[0].toLowerCase() ?? '';
  return {
    address: `pictures/${pictureIdOf(bytes).slice(0, 16)}${ending}`,
    bytes,
    picture: prepared.picture,
  };
}

/** Stores the pictures of what was taken in. */
export async function storePictures(
  transaction: Database,
  source: string,
  pictures: readonly NewPicture[],
): Promise<void> {
  for (const picture of pictures) await saveDraftPicture(transaction, { source, ...picture });
}
