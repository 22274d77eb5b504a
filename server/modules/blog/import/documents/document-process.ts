// A process of its own: converts one document after the other for `DocumentConverter`, until that one goes.
import { convertDocument } from './convert-document.ts';
import { BadDocument, type ConvertedDocument } from './document.ts';

/** Document to convert. */
export interface ConversionOrder {
  /** Name of the file, whose ending says its kind. */
  name: string;
  bytes: Uint8Array;
}

/** Message about each document. */
export type DocumentMessage =
  | { kind: 'converted'; document: ConvertedDocument }
  | { kind: 'failed'; reason: string };

async function answer({ name, bytes }: ConversionOrder): Promise<DocumentMessage> {
  try {
    return { kind: 'converted', document: await convertDocument(name, bytes) };
  } catch (error) {
    const isKnown = error instanceof BadDocument;
    return { kind: 'failed', reason: isKnown ? error.message : 'it cannot be turned into an article' };
  }
}

process.on('message', async (order: ConversionOrder) => process.send?.(await answer(order)));
process.send?.({ kind: 'ready' });
