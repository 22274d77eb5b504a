import mammoth from 'mammoth';
import { convertHtml } from './convert-html.ts';
import type { ConvertedDocument } from './document.ts';
import { inspectDocx } from './inspect-docx.ts';

type Mapping = [what: 'p' | 'r', becomes: string, styles: readonly string[]];

/** Mappings that Mammoth lacks for styles of Word, LibreOffice, pandoc and AbiWord, by the styles' English names. */
const STYLES = (
  [
    ['p', 'h1:fresh', ['Title']],
    ['p', 'h6:fresh', ['Heading 7', 'Heading 8', 'Heading 9']],
    ['p', 'blockquote > p:fresh', ['Quote', 'Intense Quote', 'Quotations', 'Block Text', 'Block Quote']],
    [
      'p',
      "pre:separator('\\n')",
      ['HTML Preformatted', 'Preformatted Text', 'Source Code', 'Plain Text', 'macro', 'Macro Text'],
    ],
    [
      'p',
      'p.caption:fresh',
      ['Caption', 'Table Caption', 'Image Caption', 'Illustration', 'Figure', 'Table'],
    ],
    ['p', 'hr:fresh', ['Horizontal Line']],
    [
      'r',
      'code',
      [
        ...['HTML Code', 'HTML Keyboard', 'HTML Sample', 'HTML Typewriter', 'Verbatim Char', 'Source Text'],
        ...['Example', 'Teletype', 'User Entry'],
      ],
    ],
    [
      'r',
      'em',
      [
        ...[
          'Emphasis',
          'Intense Emphasis',
          'Subtle Emphasis',
          'HTML Cite',
          'HTML Definition',
          'HTML Variable',
        ],
        ...['Citation', 'Definition', 'Variable'],
      ],
    ],
    ['r', 'strong', ['Book Title', 'Strong Emphasis']],
  ] satisfies Mapping[]
).flatMap(([what, becomes, styles]) => styles.map((style) => `${what}[style-name='${style}'] => ${becomes}`));

/** Names of styles that say nothing but how ordinary text looks. */
const ORDINARY = [
  /^(?:normal|standard|default|subtitle|revision|compact|date|no spacing|first paragraph|captioned figure)\b/i,
  /^(?:body|list|text body|table|toc|index|header|footer|footnote|endnote|first line|hanging|bibliography)\b/i,
  /(?:\bChar|\bcharacters?|Tok|hyperlink|internet link|mention|\bnumber|symbols?|anchor|reference)$/i,
];

/** Turns a document of Word, or one that another program saved as such, into Markdown and its pictures. */
export async function convertDocx(file: Uint8Array): Promise<ConvertedDocument> {
  const { bytes, remarks } = inspectDocx(file);
  const pictures: ConvertedDocument['pictures'] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const address = `picture-${pictures.length + 1}`;
    pictures.push([address, await image.readAsBuffer()]);
    return { src: address };
  });
  const { value, messages } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { styleMap: STYLES, convertImage },
  );
  const converted = convertHtml(value);
  return {
    markdown: Buffer.from(converted.markdown),
    isConverted: true,
    pictures,
    remarks: [...remarks, ...messages.flatMap(({ message }) => sentenceFor(message) ?? [])],
  };
}

/** Returns a message of Mammoth as a sentence for an editor; `undefined` if nothing is lost. */
function sentenceFor(message: string): string | undefined {
  const [, style] = /^Unrecognised \w+ style: '(.*)' \(Style ID/s.exec(message) ?? [];
  if (style !== undefined) {
    if (style === 'null' || ORDINARY.some((pattern) => pattern.test(style))) return undefined;
    return `the style '${style}' is not known, so its text is as any other`;
  }
  const [, address] = /^could not read external image '(.*)'/s.exec(message) ?? [];
  if (address !== undefined) {
    const name = address.split(/[/\\]/).at(-1);
    return `the picture ${name} was left out: the document only links to it; insert it into the document`;
  }
  // The import itself says which pictures it cannot read, and nothing is lost without the definition of a style.
  if (/^Image of type|was referenced but not defined/.test(message)) return undefined;
  const [, element] = /^An unrecognised element was ignored: (?:.*[:}])?(\w+)$/s.exec(message) ?? [];
  if (element !== undefined) {
    return /^oMath/.test(element) ? 'an equation was left out' : `what is no text was left out (${element})`;
  }
  return /image|blip|picture/i.test(message)
    ? `a picture was left out (${message})`
    : `of the document: ${message}`;
}
