import assert from 'node:assert/strict';
import { exportLeads, storeLeads } from './lead-exports.ts';
import type { Peer } from './peer.ts';

const BODY = {
  ...{ firstName: 'Zoë', company: '3/4', teamSize: '1-10', phone: '+4930901820' },
  message: 'say "hi"; a, b\nsecond line 🙂\n1E5',
};

export default {
  title: 'csvkit',
  group: 'Readers and checkers',
  debian: ['csvkit'],
  expected: 'The export for programs is read unchanged; its guesses of types change phone numbers alone.',
  async run(bench) {
    await storeLeads(bench, [BODY]);
    const file = await exportLeads(bench, 'csv-plain');
    const read = async (...options: string[]) =>
      JSON.parse(await bench.execute('csvjson', [...options, file]))[0];
    await bench.attempt(
      'export of leads (`--format csv-plain`), unchanged',
      async () => {
        const { firstName, company, teamSize, phone, message } = await read('-I');
        assert.deepEqual({ firstName, company, teamSize, phone, message }, BODY);
        const guessed = await read();
        assert.deepEqual([guessed.teamSize, guessed.phone], ['2001-01-10', 4930901820]);
      },
      {
        set: '`-I`, no guesses of types.',
        surprise:
          'else a column with the team size 1-10 alone becomes dates, and phone numbers lose their plus sign.',
      },
    );
  },
} satisfies Peer;
