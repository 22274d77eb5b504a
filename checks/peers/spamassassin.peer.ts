import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { sentMails } from './sent-mails.ts';

/** A mail server’s line, without which no rule on the way of a mail counts. */
const RECEIVED = 'Received: from mail.example.com (mail.example.com [93.184.216.34]) by mx.example.net; ';
/** Five make spam, unless a server says otherwise. */
const MOST_POINTS = 2;

const RULES = ['HTML_MESSAGE', 'LOTS_OF_MONEY', 'STY_INVIS_DIRECT', 'US_DOLLARS_3'];
const FINDING = {
  surprise:
    'amounts of money in the team’s mails count a point (US_DOLLARS_3), the hidden preview line counts one where no other server is on the way (STY_INVIS_DIRECT); five are spam.',
};

export default {
  title: 'SpamAssassin',
  group: 'Mail',
  debian: ['spamassassin'],
  expected:
    'Less than one point for each, without lists of the network; a rule on HTML fonts or on links may count a tenth.',
  async run(bench) {
    const mails = await sentMails();
    const file = join(bench.folder, 'mails.mbox');
    const received = `${RECEIVED}${new Date().toUTCString().replace('GMT', '+0000')}\n`;
    const texts = mails.map(({ source }) => {
      const lines = String(source)
        .replaceAll('\r\n', '\n')
        .replaceAll(/^From /gm, '>From ');
      return `From hello@example.com Thu Jan  1 00:00:00 2026\n${received}${lines}\n`;
    });
    await writeFile(file, texts.join('\n'));
    const rated = await bench.execute('spamassassin', ['-L', '--mbox', file]);
    const found = [
      ...rated
        .replaceAll(/\n[ \t]+/g, ' ')
        .matchAll(/^X-Spam-Status: .*?score=(\S+).*? tests=(\S*(?:, ?\S+)*) autolearn/gm),
    ].map(([, score, tests = '']) => ({ score: Number(score), tests }));
    await bench.attempt(
      `points of ${mails.length} mails: below ${MOST_POINTS} each`,
      () => {
        assert.equal(found.length, mails.length);
        assert.deepEqual(
          found.filter(({ score }) => score >= MOST_POINTS),
          [],
        );
        const rules = new Set(found.flatMap(({ tests }) => tests.split(/,\s*/)));
        assert.deepEqual([...rules].sort(), RULES);
      },
      FINDING,
    );
  },
} satisfies Peer;
