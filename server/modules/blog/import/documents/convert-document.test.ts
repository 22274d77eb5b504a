import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  characterStyle,
  docxOf,
  footnote,
  link,
  paragraph,
  paragraphStyle,
  picture,
  run,
  table,
  wordPart,
  zipOf,
} from '../../../../../checks/support/documents.ts';
import { convertDocument } from './convert-document.ts';

const GOOGLE_LINK = 'https://www.google.com/url?q=https://example.com/a&sa=D&source=editors&ust=1&usg=AO';

/** Web page that Google Docs saves, with its style sheet, margin notes and flat lists. */
const WEB_PAGE = `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">@import url(https://fonts.example/css?kit=x);ol{margin:0;padding:0}.c1{color:#000000;font-weight:400;text-decoration:none}.c2{font-weight:700}.c3{font-style:italic}.c4{text-decoration:line-through}.title{font-size:26pt}</style></head>
<body class="c9 doc-content"><p class="c5 title" id="h.abc"><span class="c1 c2">Our first year: with agents</span></p>
<p class="c5"><span class="c1"></span></p>
<p class="c5"><span class="c1">Plain, </span><span class="c2">bold</span><span class="c2"> words</span><span class="c1">, </span><span class="c3">slanted</span><span class="c1"> and </span><span class="c4">struck</span><span><a href="${GOOGLE_LINK.replaceAll('&', '&amp;')}"> a link</a></span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>
<h1 class="c6" id="h.x"><span class="c2">A section</span></h1>
<ul class="c7 lst-kix_q-0 start"><li><span>one</span></li></ul><ul class="lst-kix_q-1 start"><li><span>one a</span></li></ul><ul class="lst-kix_q-0"><li><span>two</span></li></ul>
<table><tbody><tr><td colspan="1" rowspan="1"><p><span>Plan</span></p></td><td><p><span>Price</span></p></td></tr><tr><td><p><span>Start</span></p></td><td><p><span>$29</span></p></td></tr></tbody></table>
<p><span style="overflow: hidden; display: inline-block;"><img alt="A desk" src="images/image1.png" style="width: 6px" title=""></span></p>
<hr class="c12"><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;A note.</span></p></div>
<div class="c9"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is this true?</span></p></div></body></html>`;

const IN_MARKDOWN = [
  '# Our first year: with agents',
  `Plain, **bold words**, *slanted* and ~~struck~~[ a link](${GOOGLE_LINK.replaceAll('&', '\\&')})[^1]`,
  '# A section',
  '- one\n  - one a\n- two',
  '| Plan  | Price |\n| ----- | ----- |\n| Start | $29   |',
  '![A desk](images/image1.png)',
  '[^1]: A note.',
];

async function convert(name: string, bytes: Uint8Array | string) {
  const { markdown, ...others } = await convertDocument(name, Buffer.from(bytes as string));
  return { blocks: Buffer.from(markdown).toString().trim().split('\n\n'), ...others };
}

describe('convertDocument', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });

  it('keeps Markdown unchanged', async () => {
    expect(await convert('a.MD', '# A\n\n* b')).toEqual({
      blocks: ['# A', '* b'],
      isConverted: false,
      pictures: [],
      remarks: [],
    });
  });

  it('reads a web page of Google Docs, without its comments', async () => {
    expect(await convert('a.html', WEB_PAGE)).toEqual({
      blocks: IN_MARKDOWN,
      isConverted: true,
      pictures: [],
      remarks: ['comments were left out'],
    });
  });

  it.each([
    ['elements', '<p>H<sub>2</sub>O and 10<sup>3</sup></p>'],
    [
      'a style sheet, as Google Docs does',
      '<style>.c1{vertical-align:sub}.c2{vertical-align:super}</style><p>H<span class="c1">2</span>O and 10<span class="c2">3</span></p>',
    ],
  ])('keeps digits above and below the line that are written as %s', async (_how, html) => {
    expect((await convert('a.html', html)).blocks).toEqual(['H<sub>2</sub>O and 10<sup>3</sup>']);
  });

  it('reads a ZIP file of Google Docs with a web page and its pictures', async () => {
    const zip = zipOf({ 'Ourfirstyear.html': WEB_PAGE, 'images/image1.png': png });
    expect(await convert('a.zip', zip)).toEqual({
      blocks: IN_MARKDOWN,
      isConverted: true,
      pictures: [['images/image1.png', new Uint8Array(png)]],
      remarks: ['comments were left out'],
    });
  });

  it('reads a ZIP file with Markdown in a folder, and ignores system files', async () => {
    const zip = zipOf({
      'Our post/Our post.md': '![A desk](images/a.png)',
      'Our post/images/a.png': png,
      '__MACOSX/Our post/._Our post.md': 'x',
      'Our post/.DS_Store': 'x',
    });
    expect(await convert('a.zip', zip)).toMatchObject({
      blocks: ['![A desk](images/a.png)'],
      isConverted: false,
      pictures: [['images/a.png', new Uint8Array(png)]],
    });
  });

  it('reads a document of Word with styles in any language', async () => {
    const docx = docxOf({
      png,
      links: [GOOGLE_LINK],
      footnotes: ['A note.'],
      body: [
        paragraph('Our first year: with agents', 'Title'),
        paragraph('Category: News'),
        paragraph('A section', 'heading 1'),
        paragraph([run('Plain and '), run('bold', '<w:b/>'), link(1, ' a link'), footnote(1)].join('')),
        paragraph('Words of a customer', 'Quote'),
        table([
          ['Plan', 'Price'],
          ['Start', '$29'],
        ]),
        paragraph(picture('A desk')),
      ].join(''),
    });
    expect(await convert('a.docx', docx)).toEqual({
      blocks: [
        '# Our first year: with agents',
        'Category: News',
        '# A section',
        `Plain and **bold**[ a link](${GOOGLE_LINK.replaceAll('&', '\\&')})[^1]`,
        '> Words of a customer',
        '| Plan  | Price |\n| ----- | ----- |\n| Start | $29   |',
        '![A desk](picture-1)',
        '[^1]: A note.',
      ],
      isConverted: true,
      pictures: [['picture-1', png]],
      remarks: [],
    });
  });

  it.each([
    ...['Quote', 'Intense Quote', 'Quotations', 'Block Text'].map((style) => ['p', style, '> words']),
    ...['HTML Preformatted', 'Preformatted Text', 'Source Code', 'Plain Text'].map((style) => [
      'p',
      style,
      '```\nwords\n```',
    ]),
    ...['Heading 7', 'Heading 8', 'Heading 9'].map((style) => ['p', style, '###### words']),
    ...['Body Text', 'First Paragraph', 'Compact', 'Table Contents'].map((style) => ['p', style, 'words']),
    ...['Emphasis', 'Intense Emphasis', 'Subtle Emphasis'].map((style) => ['r', style, '*words*']),
    ...['Strong', 'Strong Emphasis', 'Book Title'].map((style) => ['r', style, '**words**']),
    ...['HTML Code', 'Verbatim Char', 'Source Text'].map((style) => ['r', style, '`words`']),
    ...['Heading 1 Char', 'KeywordTok', 'Internet Link'].map((style) => ['r', style, 'words']),
  ])('keeps what a style means, of Word, LibreOffice or pandoc: %s %s', async (kind, style, written) => {
    const isParagraph = kind === 'p';
    const docx = docxOf({
      body: isParagraph ? paragraph('words', style) : paragraph(run('words', `<w:rStyle w:val="${style}"/>`)),
      styles: isParagraph ? paragraphStyle(style) : characterStyle(style),
    });
    expect(await convert('a.docx', docx)).toMatchObject({ blocks: [written], remarks: [] });
  });

  it('keeps the lines of code', async () => {
    const body = ['def a():', '    return 1'].map((line) => paragraph(line, 'Preformatted Text')).join('');
    const docx = docxOf({ body, styles: paragraphStyle('Preformatted Text') });
    expect((await convert('a.docx', docx)).blocks).toEqual(['```\ndef a():\n    return 1\n```']);
  });

  it('keeps the captions of tables and pictures', async () => {
    const docx = docxOf({
      png,
      styles: paragraphStyle('Caption'),
      body: [
        paragraph('Our plans', 'Caption'),
        table([['Plan'], ['Start']]),
        paragraph(picture('A desk')),
        paragraph('Our desk', 'Caption'),
        paragraph('Words', 'Caption'),
      ].join(''),
    });
    expect((await convert('a.docx', docx)).blocks).toEqual([
      '<figure>',
      '| Plan  |\n| ----- |\n| Start |',
      '<figcaption>',
      'Our plans',
      '</figcaption>',
      '</figure>',
      '<figure>',
      '![A desk](picture-1)',
      '<figcaption>',
      'Our desk',
      '</figcaption>',
      '</figure>',
      'Words',
    ]);
    const page = '<table><caption>Our plans</caption><tr><th>Plan</th></tr></table>';
    expect((await convert('a.html', page)).blocks).toContain('Our plans');
  });

  const HIDDEN = '<w:rPr><w:vanish/></w:rPr>';
  it.each<[string, string, string?]>([
    ['a run', paragraph(run('secret', '<w:vanish/>'))],
    ['a character style', paragraph(run('secret', '<w:rStyle w:val="X"/>')), characterStyle('X', HIDDEN)],
    ['a paragraph style', paragraph('secret', 'X'), paragraphStyle('X', HIDDEN)],
    [
      'the style that a style is based on',
      paragraph('secret', 'X'),
      paragraphStyle('X', '<w:basedOn w:val="Y"/>') + paragraphStyle('Y', HIDDEN),
    ],
    ['a row of a table', table([['secret']]).replace('<w:tr>', '<w:tr><w:trPr><w:hidden/></w:trPr>')],
    ['a run in a footnote', paragraph(run('See') + footnote(1)), ''],
  ])('publishes no text of %s that is hidden', async (_what, hidden, styles = '') => {
    const docx = docxOf({
      body: paragraph('Shown') + hidden,
      styles,
      footnotes: [],
      parts: hidden.includes('footnoteReference')
        ? {
            'word/footnotes.xml': wordPart(
              'footnotes',
              `<w:footnote w:id="1">${paragraph(run('Note') + run('secret', '<w:vanish/>'))}</w:footnote>`,
            ),
          }
        : {},
    });
    const { blocks, remarks } = await convert('a.docx', docx);
    expect(blocks[0]).toBe('Shown');
    expect(blocks.join(' ')).not.toContain('secret');
    expect(remarks).toContain('hidden text was left out');
  });

  it('keeps text that is not hidden in spite of its style', async () => {
    const docx = docxOf({
      body: paragraph(run('Shown', '<w:rStyle w:val="X"/><w:vanish w:val="0"/>')),
      styles: characterStyle('X', HIDDEN),
    });
    expect((await convert('a.docx', docx)).blocks).toEqual(['Shown']);
  });

  it.each([
    ['display:none', '<p>Shown <span style="display:none">secret</span></p>'],
    ['mso-hide', '<p>Shown <span style="mso-hide:all">secret</span></p>'],
    ['hidden', '<p>Shown</p><p hidden>secret</p>'],
    ['a class', '<style>.x{display:none}</style><p>Shown <span class="x">secret</span></p>'],
  ])('publishes no hidden text of a web page: %s', async (_how, page) => {
    expect(await convert('a.html', page)).toMatchObject({
      blocks: ['Shown'],
      remarks: ['hidden text was left out'],
    });
  });

  it('reports what is left out of a document of Word', async () => {
    const docx = docxOf({
      links: ['file:///C:/Users/x/desk.png'],
      styles: paragraphStyle('Fancy Box'),
      body: [
        paragraph('One', 'Fancy Box'),
        paragraph('Two', 'Fancy Box'),
        `<w:p><w:ins w:id="1">${run('New')}</w:ins><w:del w:id="2"><w:r><w:delText>old</w:delText></w:r></w:del></w:p>`,
        paragraph(picture('A desk').replace('r:embed="rPicture"', 'r:link="rLink1"')),
        paragraph('<w:oMath xmlns:w="http://schemas.openxmlformats.org/officeDocument/2006/math"/>'),
      ].join(''),
      parts: {
        'word/comments.xml': wordPart('comments', `<w:comment w:id="1">${paragraph('Why?')}</w:comment>`),
        'word/header1.xml': wordPart('hdr', paragraph('Confidential')),
        'word/footer1.xml': wordPart('ftr', paragraph('')),
      },
    });
    const { blocks, remarks } = await convert('a.docx', docx);
    expect(blocks).toEqual(['One', 'Two', 'New']);
    expect(remarks.toSorted()).toEqual([
      'a comment was left out',
      'an equation was left out',
      'headers and footers were left out',
      'the picture desk.png was left out: the document only links to it; insert it into the document',
      "the style 'Fancy Box' is not known, so its text is as any other",
      'tracked changes were taken as accepted',
    ]);
  });

  it('reads a web page in the Windows encoding', async () => {
    const page = Buffer.concat([Buffer.from('<p>Caf'), Buffer.from([0xe9]), Buffer.from('</p>')]);
    expect((await convert('a.htm', page)).blocks).toEqual(['Café']);
  });

  it.each([
    ['a.zip', 'not a ZIP file', 'it cannot be opened as a ZIP file'],
    ['a.docx', 'not a ZIP file', 'it cannot be opened as a document of Word'],
    ['a.docx', zipOf({ 'a.txt': 'x' }), 'it cannot be opened as a document of Word'],
    [
      'a.docx',
      zipOf({ 'word/document.xml': ' '.repeat(21 * 1024 ** 2) }),
      'it holds more than 20 MB of text',
    ],
    [
      'a.zip',
      zipOf({ 'a.png': 'x', 'README.md': 'x' }),
      'the ZIP file holds no document (.md, .html or .docx)',
    ],
    [
      'a.zip',
      zipOf({ 'a.md': 'x', 'b/c.docx': 'x' }),
      'a ZIP file must hold one document, and this one holds a.md, b/c.docx',
    ],
    [
      'a.zip',
      zipOf(Object.fromEntries(Array.from({ length: 1_001 }, (_none, index) => [`${index}.png`, 'x']))),
      'the ZIP file holds more than 1000 files',
    ],
  ])('refuses %s: %#', async (name, bytes, reason) => {
    await expect(convert(name, bytes)).rejects.toThrow(reason);
  });
});
