import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { sentMails, writeMails } from './sent-mails.ts';
import { wordsOf } from './text-readers.ts';

export default {
  title: 'mutt',
  group: 'Mail',
  debian: ['mutt'],
  expected: 'It shows the HTML only where its settings say so: as installed it shows the plain part.',
  async run(bench) {
    const mails = await sentMails();
    const files = await writeMails(bench.folder, mails);
    await bench.attempt(`plain part shown, and nothing of the HTML, of ${mails.length} mails`, async () => {
      for (const { name, mail } of mails) {
        const folder = join(bench.folder, `${name}-out`);
        await mkdir(folder);
        const shown = join(folder, 'shown');
        const config = join(folder, 'muttrc');
        // Prints what its pager would show of the only mail of the folder, and ends.
        await writeFile(
          config,
          [
            `set folder=${folder} quit=yes print=yes print_decode=yes wait_key=no`,
            `set print_command="cat > ${shown}"`,
            'push "<print-message><exit>"',
            '',
          ].join('\n'),
        );
        const box = join(folder, 'box');
        const source = String(await readFile(files.get(name) ?? '')).replaceAll('\r\n', '\n');
        await writeFile(
          box,
          `From hello@example.com Thu Jan  1 00:00:00 2026\n${source.replaceAll(/^From /gm, '>From ')}\n`,
        );
        // It wants a terminal.
        const command = `mutt -n -F ${config} -R -f ${box}`;
        await bench.execute('script', ['-qec', command, '/dev/null'], { env: { TERM: 'xterm' } });
        const text = await readFile(shown, 'utf8');
        assert.ok(wordsOf(text).includes(wordsOf(mail.text)), name);
        assert.ok(!text.includes('<html'), name);
      }
    });
  },
} satisfies Peer;
