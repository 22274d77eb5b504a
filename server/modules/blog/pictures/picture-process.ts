// A process of its own: prepares one picture after the other for `PictureConverter`, until that one goes.
import { convertPicture } from './convert-picture.ts';
import type { ConvertedPicture } from './picture.ts';

/** Message about each picture. */
export type ConversionMessage =
  | { kind: 'converted'; converted: ConvertedPicture }
  | { kind: 'failed'; reason: string };

async function answer(bytes: Uint8Array): Promise<ConversionMessage> {
  try {
    return { kind: 'converted', converted: await convertPicture(bytes) };
  } catch (error) {
    return { kind: 'failed', reason: (error as Error).message };
  }
}

process.on('message', async (bytes: Uint8Array) => process.send?.(await answer(bytes)));
process.send?.({ kind: 'ready' });
