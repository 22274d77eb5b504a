import assert from 'node:assert/strict';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { sentMails, writeMails } from './sent-mails.ts';

export default {
  title: 'ripMIME',
  group: 'Mail',
  debian: ['ripmime'],
  expected:
    'Each invitation comes out as invitation.ics or cancellation.ics, unchanged; no other file has a name.',
  async run(bench) {
    const mails = await sentMails();
    const files = await writeMails(bench.folder, mails);
    await bench.attempt(`names and bytes of the files in ${mails.length} mails`, async () => {
      for (const { name, mail } of mails) {
        const out = join(bench.folder, name);
        await mkdir(out);
        await bench.execute('ripmime', ['-i', files.get(name) ?? '', '-d', out]);
        const named = (await readdir(out)).filter((each) => each.endsWith('.ics'));
        const { invitation } = mail;
        const fileName = invitation?.method === 'CANCEL' ? 'cancellation.ics' : 'invitation.ics';
        assert.deepEqual(named, invitation ? [fileName] : [], name);
        if (!invitation) continue;
        const text = await readFile(join(out, fileName), 'utf8');
        assert.equal(text.replaceAll('\r\n', '\n'), invitation.text.replaceAll('\r\n', '\n'), name);
      }
    });
  },
} satisfies Peer;
