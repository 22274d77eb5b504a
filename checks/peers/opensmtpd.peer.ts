import { globSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { type TransportMode, tryMailTransport } from './mail-transport.ts';
import type { Peer, Started } from './peer.ts';
import { waitForPort } from './wait-for-port.ts';

/** User without rights, to whom delivered mails belong. */
const OWNER = 'daemon';
/** Its folders are compiled in: it sees others in their place. */
const APART = `mount --bind "$0/spool" /var/spool; mount --bind "$0/run" /run; exec smtpd -d -f "$0/smtpd.conf"`;
/** Refuses each address, once or always: the protocol of filters, smtpd-filters(7). */
const REFUSE = `
import sys
seen = set()
refusal, is_once = sys.argv[1], sys.argv[2] == 'once'
for line in sys.stdin:
    fields = line.rstrip('\\n').split('|')
    if fields[:2] == ['config', 'ready']:
        print('register|filter|smtp-in|rcpt-to\\nregister|ready', flush=True)
    elif fields[0] == 'filter':
        session, token, address = fields[5], fields[6], fields[7]
        answer = 'proceed' if is_once and address in seen else 'reject|' + refusal
        seen.add(address)
        print('filter-result|%s|%s|%s' % (session, token, answer), flush=True)
`;

export default {
  title: 'OpenSMTPD',
  group: 'Mail',
  debian: ['opensmtpd', 'python3'],
  expected:
    'As Postfix. It knows no SMTPUTF8 at all, and a refusal for now of a filter is passed on as it is; a mail beyond max-message-size gets 554 at MAIL FROM or after its data.',
  async run(bench) {
    const { folder } = bench;
    const mails = join(folder, 'mails');
    await chmod(folder, 0o755);
    for (const each of ['spool', 'run', 'mails']) await mkdir(join(folder, each));
    await bench.execute('chown', [OWNER, mails]);
    await writeFile(join(folder, 'refuse.py'), REFUSE);
    const port = await findFreePort();
    let running: Started | undefined;
    async function restart(mode: TransportMode) {
      if (running) {
        // What it has just delivered it would deliver again after its start.
        await bench.until(() => globSync(`${folder}/spool/smtpd/queue/*/*/*`).length === 0);
        await running.end();
      }
      await writeFile(join(folder, 'smtpd.conf'), settingsOf(mode));
      running = bench.start('unshare', ['-m', 'sh', '-ec', APART, folder]);
      await waitForPort(bench, port);
    }
    const refuse = (answer: string, often: string) =>
      `filter "refuse" proc-exec "/usr/bin/python3 ${folder}/refuse.py '${answer}' ${often}" user ${OWNER}`;
    function settingsOf({ certificate, isFull, isGreylisting, mostBytes = 10_240_000 }: TransportMode) {
      const filter = isFull || isGreylisting ? ' filter "refuse"' : '';
      return [
        ...(certificate
          ? [
              `pki mail.example.com cert "${certificate.certFile}"`,
              `pki mail.example.com key "${certificate.keyFile}"`,
            ]
          : []),
        ...(isFull ? [refuse('452 4.3.1 no room', 'always')] : []),
        ...(isGreylisting ? [refuse('451 4.7.1 greylisted, try again', 'once')] : []),
        ...[`smtp max-message-size "${mostBytes}"`, `table users { "@" = "${OWNER}" }`],
        `listen on 127.0.0.1 port ${port} hostname mail.example.com${certificate ? ' tls pki mail.example.com' : ''}${filter}`,
        `action "keep" maildir "${mails}" virtual <users>`,
        ...['match from any for domain "example.com" action "keep"', ''],
      ].join('\n');
    }
    await tryMailTransport(
      bench,
      {
        ...{ port, restart, mailFiles: `${mails}/new/*`, tooBig: 'emessage 554 data' },
        tlsProblem: 'err_ssl_tlsv1_alert_internal_error',
      },
      {
        untrusted: {
          surprise:
            'as packaged by Debian 12 its STARTTLS fails for every client: “internal error”, with any certificate.',
        },
        restart: {
          surprise:
            'ended just after it has delivered a mail, it delivers it again after its start: let its queue get empty before.',
        },
      },
    );
  },
} satisfies Peer;
