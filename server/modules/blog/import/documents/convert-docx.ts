import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { convertHtml } from './convert-html.ts';
import { BadDocument, type ConvertedDocument } from './document.ts';

/** What Mammoth does not know by itself of Word's styles. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "r[style-name='HTML Code'] => code",
];

/** Of text with its markup: a book of 300 pages has 3 MB. To read it takes several times as much memory. */
const MOST_XML_MB = 20;

/** Turns a document of Word, or one that Google Docs saved as such, into Markdown and its pictures. */
export async function convertDocx(bytes: Uint8Array): Promise<ConvertedDocument> {
  assertModest(bytes);
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

/** Nothing is unpacked for it. @throws {BadDocument} */
function assertModest(bytes: Uint8Array): void {
  let size = 0;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (/\.(?:xml|rels)$/.test(name)) size += originalSize;
      return false;
    },
  });
  if (size > MOST_XML_MB * 1024 ** 2) throw new BadDocument(`it holds more than ${MOST_XML_MB} MB of text`);
}
