import assert from 'node:assert/strict';
import type { Peer } from './peer.ts';
import { sentMails, writeMails } from './sent-mails.ts';

export default {
  title: 'mblaze',
  group: 'Mail',
  debian: ['mblaze'],
  expected: 'The plain part is the first and the one that is shown; subjects and names are decoded.',
  async run(bench) {
    const mails = await sentMails();
    const files = await writeMails(bench.folder, mails);
    const run = (command: string, ...args: string[]) => bench.execute(command, args);
    await bench.attempt(`plain part first, and shown, of ${mails.length} mails`, async () => {
      for (const { name, mail } of mails) {
        const file = files.get(name) ?? '';
        const parts = (await run('mshow', '-t', file)).match(/(?:text|multipart|application)\/[\w-]+/g) ?? [];
        assert.equal(
          parts.find((each) => !each.startsWith('multipart/')),
          'text/plain',
          name,
        );
        const shown = await run('mshow', '-n', '-h', 'subject', file);
        assert.ok(words(shown).includes(words(mail.text)), name);
      }
    });
    await bench.attempt('subject decoded', async () => {
      for (const { name, mail } of mails) {
        const subject = await run('mhdr', '-d', '-h', 'subject', files.get(name) ?? '');
        assert.equal(words(subject), words(mail.subject), name);
      }
    });
  },
} satisfies Peer;

/** Words alone: a reader wraps lines. */
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
