import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench, Peer } from './peer.ts';
import { FEED_DEMOS, sentInvitations, writeInvitations } from './sent-invitations.ts';

export default {
  title: 'calcurse',
  group: 'Invitations and feeds',
  debian: ['calcurse'],
  expected: 'It keeps no UID, so that an update is a second appointment. Times are those of the local zone.',
  async run(bench) {
    await writeInvitations(bench.folder, await sentInvitations());
    await bench.attempt('invitation at the right clock', async () => {
      assert.deepEqual(await importInto(bench, 'one', ['request']), [
        '03/11/2026 @ 08:00 -> 03/11/2026 @ 08:30',
      ]);
    });
    await bench.attempt(
      'update and cancellation',
      async () => {
        assert.deepEqual(await importInto(bench, 'all', ['request', 'update', 'cancel']), [
          '03/11/2026 @ 08:00 -> 03/11/2026 @ 08:30',
          '03/12/2026 @ 08:00 -> 03/12/2026 @ 08:30',
          '03/12/2026 @ 08:00 -> 03/12/2026 @ 08:30',
        ]);
      },
      {
        surprise:
          'it knows no UID and no METHOD: an update is a second appointment, and a cancellation a third one.',
      },
    );
    await bench.attempt(`feed of ${FEED_DEMOS} demos`, async () => {
      assert.equal((await importInto(bench, 'feed', ['feed'])).length, FEED_DEMOS);
    });
  },
} satisfies Peer;

/** @returns the times of all appointments, in order */
async function importInto(bench: Bench, name: string, files: readonly string[]): Promise<string[]> {
  const folder = join(bench.folder, name);
  await mkdir(folder);
  for (const file of files) {
    const args = ['-D', folder, '-C', folder, '-i', join(bench.folder, `${file}.ics`)];
    await bench.execute('calcurse', args, { env: { TZ: 'Asia/Kolkata' } });
  }
  const kept = (await readFile(join(folder, 'apts'), 'utf8')).trim().split('\n');
  return kept.map((line) => /^.+? -> \S+ @ \d+:\d+/.exec(line)?.[0] ?? line).sort();
}
