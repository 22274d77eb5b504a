import mammoth from 'mammoth';
import { convertHtml } from './convert-html.ts';
import type { ConvertedDocument } from './document.ts';

/** What Mammoth does not know by itself of Word's styles. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "r[style-name='HTML Code'] => code",
];

/** Turns a document of Word, or one that Google Docs saved as such, into Markdown and its pictures. */
export async function convertDocx(bytes: Uint8Array): Promise<ConvertedDocument> {
  const pictures: ConvertedDocument['pictures'] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const address = `picture-${pictures.length + 1}`;
    pictures.push([address, await image.readAsBuffer()]);
    return { src: address };
  });
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { styleMap: STYLES, convertImage },
  );
  return { markdown: Buffer.from(convertHtml(value)), isConverted: true, pictures };
}
