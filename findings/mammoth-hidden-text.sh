#!/usr/bin/env bash
# mammoth 1.13.0, on a document of Word with a run whose font effect is Hidden (w:vanish, ECMA-376 part 1, 17.3.2.41).
# Expected: text that Word neither shows nor prints is left out of the HTML, or a message names it.
# Seen: it is part of the paragraph, and `messages` is empty. Whoever publishes the HTML publishes the hidden words.
# Output: '<p>Shown. Hidden.</p> messages=0'.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts mammoth@1.13.0 fflate@0.8.3
cat > run.mjs <<'JS'
import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const files = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels': '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': `<w:document ${W}><w:body><w:p><w:r><w:t xml:space="preserve">Shown. </w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden.</w:t></w:r></w:p></w:body></w:document>`,
};
const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(zip) });
console.log(`${value} messages=${messages.length}`);
process.exitCode = value.includes('Hidden.') && messages.length === 0 ? 0 : 1;
JS
timeout 30 node run.mjs
