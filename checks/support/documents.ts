import { strToU8, zipSync } from 'fflate';

/** A ZIP file. @param files their content by their path in it */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(files).map(([path, content]): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

interface DocxParts {
  /** WordprocessingML, as `paragraph` and its like write it. */
  body: string;
  /** The one that `picture` shows. */
  png?: Uint8Array;
  /** Addresses of `link`, in their order. */
  links?: readonly string[];
  /** Text of the footnotes that `footnote` names, from 1. */
  footnotes?: readonly string[];
  /** Further styles, as `paragraphStyle` and `characterStyle` write them. */
  styles?: string;
  /** Further files in it, by their paths. */
  parts?: Record<string, string>;
}

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ');
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A document of Word, with the styles and parts that one has. */
export function docxOf({
  body,
  png,
  links = [],
  footnotes = [],
  styles = '',
  parts = {},
}: DocxParts): Buffer {
  const relations = [
    `<Relationship Id="rStyles" Type="${RELATIONS}/styles" Target="styles.xml"/>`,
    `<Relationship Id="rNotes" Type="${RELATIONS}/footnotes" Target="footnotes.xml"/>`,
    `<Relationship Id="rPicture" Type="${RELATIONS}/image" Target="media/image1.png"/>`,
    ...links.map(
      (address, index) =>
        `<Relationship Id="rLink${index + 1}" Type="${RELATIONS}/hyperlink" Target="${escaped(address)}" TargetMode="External"/>`,
    ),
  ];
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${PARTS}.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    'word/document.xml': `${XML}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `${XML}<w:styles ${NAMESPACES}>${['Title', 'heading 1', 'heading 2', 'Quote'].map((name) => paragraphStyle(name)).join('')}${styles}</w:styles>`,
    'word/footnotes.xml': `${XML}<w:footnotes ${NAMESPACES}>${footnotes.map((text, index) => `<w:footnote w:id="${index + 1}">${paragraph(text)}</w:footnote>`).join('')}</w:footnotes>`,
    ...(png ? { 'word/media/image1.png': png } : {}),
    ...parts,
  });
}

/** @param styleName as Word calls it in English, whatever language it speaks */
export function paragraph(content: string, styleName?: string): string {
  const properties = styleName ? `<w:pPr><w:pStyle w:val="${idOf(styleName)}"/></w:pPr>` : '';
  return `<w:p>${properties}${content.startsWith('<w:') ? content : run(content)}</w:p>`;
}

export function run(text: string, format = ''): string {
  return `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

export function link(number: number, text: string): string {
  return `<w:hyperlink r:id="rLink${number}">${run(text)}</w:hyperlink>`;
}

export function footnote(number: number): string {
  return `<w:r><w:footnoteReference w:id="${number}"/></w:r>`;
}

/** A part beside the text, such as `hdr` for a header. */
export function wordPart(name: string, content: string): string {
  return `${XML}<w:${name} ${NAMESPACES}>${content}</w:${name}>`;
}

/** @param alt what it shows, in words */
export function picture(alt: string): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${escaped(alt)}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rPicture"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

/** @param more what else the style says */
export function paragraphStyle(name: string, more = ''): string {
  return `<w:style w:type="paragraph" w:styleId="${idOf(name)}"><w:name w:val="${name}"/>${more}</w:style>`;
}

export function characterStyle(name: string, more = ''): string {
  return `<w:style w:type="character" w:styleId="${name}"><w:name w:val="${name}"/>${more}</w:style>`;
}

/** Returns the id as a German Word names it. */
function idOf(styleName: string): string {
  return (
    { Title: 'Titel', 'heading 1': 'berschrift1', 'heading 2': 'berschrift2', Quote: 'Zitat' }[styleName] ??
    styleName
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
