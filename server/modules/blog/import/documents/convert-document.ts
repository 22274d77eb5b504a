import { isUtf8 } from 'node:buffer';
import { convertDocx } from './convert-docx.ts';
import { convertHtml } from './convert-html.ts';
import { BadDocument, type ConvertedDocument, kindOf } from './document.ts';
import { openZip } from './open-zip.ts';

/**
 * Makes an article of a document of any kind.
 * @throws {BadDocument}
 */
export async function convertDocument(name: string, bytes: Uint8Array): Promise<ConvertedDocument> {
  switch (kindOf(name)) {
    case 'zip':
      return openZip(bytes, convertDocument);
    case 'docx':
      return convertDocx(bytes).catch((error) => {
        throw error instanceof BadDocument
          ? error
          : new BadDocument('it cannot be opened as a document of Word');
      });
    case 'html':
    case 'htm':
      return fromHtml(decode(bytes));
    default:
      return { markdown: bytes, isConverted: false, pictures: [], remarks: [] };
  }
}

function fromHtml(html: string): ConvertedDocument {
  const { markdown, remarks } = convertHtml(html);
  return { markdown: Buffer.from(markdown), isConverted: true, pictures: [], remarks };
}

/** Older programs save a web page in the encoding of Windows. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}
