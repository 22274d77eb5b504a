import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { sentMails, writeMails } from './sent-mails.ts';

const VACATION = 'require ["vacation"];\nvacation :days 1 "I am away until Monday.";\n';
/** Its log alone says what it does. */
const LOGGED = ['-c', 'exec sieve-test "$@" 2>&1', 'sh'];
const ENVELOPE = ['-f', 'hello@example.com', '-r'];

export default {
  title: 'Dovecot’s Sieve (Pigeonhole)',
  group: 'Mail',
  debian: ['dovecot-sieve'],
  expected:
    'Its vacation answers none of our mails, since each says Auto-Submitted (RFC 3834); without that line it would.',
  async run(bench) {
    const mails = await sentMails();
    const files = await writeMails(bench.folder, mails);
    // Mail is not root’s to read.
    await chmod(bench.folder, 0o777);
    const script = join(bench.folder, 'vacation.sieve');
    await writeFile(script, VACATION);
    const config = join(bench.folder, 'dovecot.conf');
    const user = ['mail_uid = 65534', 'mail_gid = 65534', 'first_valid_uid = 1'];
    const sender = ['postmaster_address = post@example.net', 'sendmail_path = /bin/true'];
    await writeFile(
      config,
      [`mail_location = maildir:${bench.folder}/mail`, ...user, ...sender, ''].join('\n'),
    );
    const answers = async (file: string, to: string) => {
      const args = ['-e', '-c', config, ...ENVELOPE, to, '-a', to, script, file];
      return (await bench.execute('sh', LOGGED.concat(args))).includes('sent vacation response');
    };
    await bench.attempt(`automatic reply (vacation) to ${mails.length} mails: none`, async () => {
      const answered: string[] = [];
      for (const { name, mail } of mails) {
        if (await answers(files.get(name) ?? '', mail.to)) answered.push(name);
      }
      assert.deepEqual(answered, []);
    });
    await bench.attempt('automatic reply to a person, as a check', async () => {
      const [first] = mails;
      const file = join(bench.folder, 'person.eml');
      await writeFile(file, String(first?.source).replace(/^Auto-Submitted:.*\r\n/m, ''));
      assert.ok(await answers(file, first?.mail.to ?? ''));
    });
  },
} satisfies Peer;
