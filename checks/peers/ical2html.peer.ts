import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { FEED_DEMOS, sentInvitations, writeInvitations } from './sent-invitations.ts';

const MONTH = ['20260301', 'P31D'];

export default {
  title: 'ical2html',
  group: 'Invitations and feeds',
  debian: ['ical2html'],
  expected: 'Times of the zone in TZ. The feed is whole, and its words are escaped for HTML.',
  async run(bench) {
    await writeInvitations(bench.folder, await sentInvitations());
    const draw = (file: string, ...options: string[]) =>
      bench.execute('ical2html', [...options, ...MONTH, join(bench.folder, `${file}.ics`)], {
        env: { TZ: 'Asia/Kolkata' },
      });
    await bench.attempt(
      'invitation and update at the right clock',
      async () => {
        assert.match(await draw('request'), />02:30<.*Example demo/s);
        assert.match(await draw('update', '-z', 'Asia/Kolkata'), />08:00<.*Example demo/s);
      },
      {
        set: '`-z Asia/Kolkata`, the zone to show.',
        surprise: 'TZ counts for nothing: without `-z` times are those of UTC.',
      },
    );
    await bench.attempt(`feed of ${FEED_DEMOS} demos`, async () => {
      const drawn = (await draw('feed')).match(/Example demo: Zoë, Ltd; “\d+” 日本語 🙂/g) ?? [];
      assert.equal(new Set(drawn).size, FEED_DEMOS);
    });
  },
} satisfies Peer;
