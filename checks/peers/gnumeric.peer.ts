import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Cell, exportLeads, messagesOf, STAYS, storeTexts, TEXTS } from './lead-exports.ts';
import type { Peer } from './peer.ts';
import { unescaped } from './text-readers.ts';

const STRING = '60';
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

export default {
  title: 'gnumeric’s ssconvert',
  group: 'Readers and checkers',
  debian: ['gnumeric'],
  expected: 'Each text of the export for spreadsheets is a text, without the apostrophe that protects it.',
  async run(bench) {
    await storeTexts(bench);
    const sheet = join(bench.folder, 'leads.gnumeric');
    await bench.attempt(
      `export of leads (\`--format csv\`): none of ${TEXTS.length} texts is changed or computed`,
      async () => {
        await bench.execute('ssconvert', [await exportLeads(bench, 'csv'), sheet]);
        const cells = messagesOf(rowsOf(gunzipSync(await readFile(sheet)).toString()));
        assert.deepEqual(
          cells.map((cell) => cell?.text),
          TEXTS.map((text) => text.replace(/^'/, '')),
        );
        const computed = cells.filter((cell) => cell?.type !== 'string').map((cell) => cell?.text ?? '');
        assert.deepEqual(computed, STAYS);
      },
      {
        surprise:
          'it takes the first apostrophe of every text, so that the name ’t Hart, typed with a straight one, is t Hart.',
      },
    );
  },
} satisfies Peer;

function rowsOf(xml: string): Cell[][] {
  const rows: Cell[][] = [];
  for (const [, attributes = '', inner = ''] of xml.matchAll(
    /<gnm:Cell ([^>]*?)(?:\/>|>(.*?)<\/gnm:Cell>)/gs,
  )) {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const isDay = of('ValueFormat')?.includes('yyyy');
    const text = isDay
      ? new Date(FIRST_DAY + Number(inner) * DAY_MS).toISOString().slice(0, 10)
      : unescaped(inner);
    const type = of('ValueType') === STRING ? 'string' : (of('ValueType') ?? 'formula');
    const row = rows[Number(of('Row'))] ?? [];
    row[Number(of('Col'))] = { type, text };
    rows[Number(of('Row'))] = row;
  }
  return rows;
}
