import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { FEED_DEMOS, sentInvitations, writeInvitations } from './sent-invitations.ts';

const FORMAT = '{start} {end} {title} {status}';
const FORMATS = ['date', 'longdate'].map((name) => `${name}format = %Y-%m-%d`);
const WITH_TIME = ['datetime', 'longdatetime'].map((name) => `${name}format = %Y-%m-%d %H:%M`);

export default {
  title: 'khal',
  group: 'Invitations and feeds',
  debian: ['khal'],
  expected:
    'An update replaces the first invitation, since both have one UID; a canceled demo stays in the list, marked. The feed is whole.',
  async run(bench) {
    const calendars = join(bench.folder, 'calendars');
    await mkdir(calendars);
    const config = join(bench.folder, 'khal.conf');
    const zones = ['local_timezone', 'default_timezone'].map((name) => `${name} = Asia/Kolkata`);
    const lines = ['[calendars]', '[[work]]', `path = ${calendars}`, '[locale]', ...zones, ...FORMATS];
    const place = ['[sqlite]', `path = ${join(bench.folder, 'khal.db')}`, ''];
    await writeFile(config, [...lines, ...WITH_TIME, 'timeformat = %H:%M', ...place].join('\n'));
    const khal = (...args: string[]) => bench.execute('khal', ['-c', config, ...args]);
    const list = async (...range: string[]) =>
      (await khal('list', '--format', FORMAT, '--day-format', '', ...range)).trim().split('\n');
    await writeInvitations(bench.folder, await sentInvitations());
    const add = (name: string) => khal('import', '--batch', join(bench.folder, `${name}.ics`));

    await bench.attempt('invitation at the right clock', async () => {
      await add('request');
      assert.deepEqual(await list('2026-03-11', '3d'), [
        '2026-03-11 08:00 2026-03-11 08:30 Example demo CONFIRMED',
      ]);
    });
    await bench.attempt('update, once', async () => {
      await add('update');
      assert.deepEqual(await list('2026-03-11', '3d'), [
        '2026-03-12 08:00 2026-03-12 08:30 Example demo CONFIRMED',
      ]);
    });
    await bench.attempt(
      'cancellation',
      async () => {
        await add('cancel');
        assert.deepEqual(await list('2026-03-11', '3d'), [
          '2026-03-12 08:00 2026-03-12 08:30 Example demo CANCELLED',
        ]);
      },
      { surprise: 'a canceled demo stays in the list, marked as canceled.' },
    );
    await bench.attempt(`feed of ${FEED_DEMOS} demos`, async () => {
      await add('feed');
      assert.equal((await readdir(calendars)).length, FEED_DEMOS + 1);
    });
  },
} satisfies Peer;
