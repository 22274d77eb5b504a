import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Cell, exportLeads, messagesOf, STAYS, storeTexts, TEXTS } from './lead-exports.ts';
import type { Bench, Peer } from './peer.ts';
import { unescaped } from './text-readers.ts';

/** Commas, double quotes, UTF-8: what the dialog offers by itself for our file. */
const UTF_8 = 'CSV:44,34,76';
/** The same with “Format quoted field as text”. */
const QUOTED_AS_TEXT = `${UTF_8},1,,0,true`;

export default {
  title: 'LibreOffice Calc',
  group: 'Readers and checkers',
  debian: ['libreoffice-calc-nogui'],
  expected:
    'Opened as it is, the export for spreadsheets has each text, with the apostrophe shown where one protects it; the one for programs needs “Format quoted field as text”.',
  async run(bench) {
    await storeTexts(bench);
    await bench.attempt(
      `export of leads (\`--format csv\`): none of ${TEXTS.length} texts is changed or computed`,
      async () => {
        const cells = await open(bench, await exportLeads(bench, 'csv'), UTF_8);
        const changed = TEXTS.filter((text, at) => ![text, `'${text}`].includes(cells[at]?.text ?? ''));
        assert.deepEqual(changed, [], JSON.stringify(cells));
        const computed = cells.filter((cell) => cell?.type !== 'string').map((cell) => cell?.text ?? '');
        assert.deepEqual(computed, STAYS);
      },
      {
        set: '`--infilter=CSV:44,34,76` (UTF-8), where it converts a file without its dialog.',
        surprise:
          'else it reads the file as Windows-1252 there, in spite of its byte order mark; the apostrophe before a text stays visible.',
      },
    );
    await bench.attempt(
      'export for programs (`--format csv-plain`), unchanged',
      async () => {
        const cells = await open(bench, await exportLeads(bench, 'csv-plain'), QUOTED_AS_TEXT);
        assert.deepEqual(
          cells,
          TEXTS.map((text) => ({ type: 'string', text })),
        );
      },
      { set: '“Format quoted field as text” as the file is opened.' },
    );
  },
} satisfies Peer;

/** Opens a file as a person does who leaves all as it is in the dialog, and reads the sheet. */
async function open({ folder, execute }: Bench, file: string, filter: string) {
  const how = ['--headless', '--norestore', `-env:UserInstallation=file://${join(folder, 'profile')}`];
  const into = ['--convert-to', 'fods', '--outdir', folder];
  await execute('soffice', [...how, `--infilter=${filter}`, ...into, file]);
  return messagesOf(rowsOf(await readFile(join(folder, basename(file, '.csv').concat('.fods')), 'utf8')));
}

function rowsOf(xml: string): Cell[][] {
  return [...xml.matchAll(/<table:table-row.*?<\/table:table-row>/gs)].map(([row]) =>
    [...row.matchAll(/<table:table-cell((?:"[^"]*"|[^">])*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes = '', inner = '']) => {
        const paragraphs = [...inner.matchAll(/<text:p(?:\/>|>(.*?)<\/text:p>)/gs)].map(([, text = '']) =>
          unescaped(
            text
              .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
              .replaceAll('<text:tab/>', '\t')
              .replaceAll(/<[^>]*>/g, ''),
          ),
        );
        const [, type = 'string'] = /office:value-type="([^"]*)"/.exec(attributes) ?? [];
        const [, repeated = '1'] = /number-columns-repeated="(\d+)"/.exec(attributes) ?? [];
        const kind = attributes.includes('table:formula') ? 'formula' : type;
        const times = Math.min(Number(repeated), 100);
        return Array<Cell>(times).fill({ type: kind, text: paragraphs.join('\n') });
      },
    ),
  );
}
