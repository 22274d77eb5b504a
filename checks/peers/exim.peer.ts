import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { type TransportMode, tryMailTransport } from './mail-transport.ts';
import type { Peer, Started } from './peer.ts';
import { waitForPort } from './wait-for-port.ts';

const OWNER = 'Debian-exim';

export default {
  title: 'Exim',
  group: 'Mail',
  debian: ['exim4-daemon-heavy'],
  expected:
    'As Postfix; a mail beyond message_size_limit gets 552 after its data; SMTPUTF8 is offered only where it is switched on; a line beyond 998 bytes cannot come from us, since our texts are encoded, so that its limit of lines refuses nothing.',
  async run(bench) {
    const { folder } = bench;
    const spool = join(folder, 'spool');
    const mails = join(folder, 'mails');
    await chmod(folder, 0o755);
    for (const each of [spool, mails]) {
      await mkdir(each);
      await bench.execute('chown', [OWNER, each]);
    }
    const port = await findFreePort();
    const config = join(folder, 'exim.conf');
    let running: Started | undefined;
    async function restart(mode: TransportMode) {
      await running?.end();
      if (mode.certificate) {
        const { certFile, keyFile } = mode.certificate;
        await bench.execute('chown', [OWNER, certFile, keyFile]);
      }
      await writeFile(config, settingsOf(mode));
      running = bench.start('exim4', ['-bdf', '-q5s', '-C', config]);
      await waitForPort(bench, port);
    }
    function settingsOf({
      certificate,
      isAscii,
      isFull,
      isGreylisting,
      mostBytes = 10_240_000,
    }: TransportMode) {
      const tls = certificate
        ? [`tls_certificate = ${certificate.certFile}`, `tls_privatekey = ${certificate.keyFile}`]
        : [];
      return `
primary_hostname = mail.example.com
spool_directory = ${spool}
log_file_path = ${spool}/log-%s
pid_file_path = ${spool}/pid
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
exim_user = ${OWNER}
exim_group = ${OWNER}
never_users = root
deliver_drop_privilege
domainlist local_domains = example.com
message_size_limit = ${mostBytes}
smtputf8_advertise_hosts = ${isAscii ? '' : '*'}
tls_advertise_hosts = ${certificate ? '*' : ''}
${tls.join('\n')}
acl_smtp_rcpt = check_rcpt
begin acl
check_rcpt:
${isFull ? '  defer message = 452 4.3.1 no room' : ''}
${isGreylisting ? '  defer !ratelimit = 1.5 / 1h / strict / per_cmd / $local_part\n    message = greylisted' : ''}
  accept domains = +local_domains
  deny message = relay not permitted
begin routers
local:
  driver = accept
  domains = +local_domains
  transport = folder
begin transports
folder:
  driver = appendfile
  directory = ${mails}
  create_directory
  maildir_format
  delivery_date_add
  user = ${OWNER}
`;
    }
    await tryMailTransport(bench, {
      ...{ port, restart, mailFiles: `${mails}/new/*`, tooBig: 'emessage 552 data' },
    });
  },
} satisfies Peer;
