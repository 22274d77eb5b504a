import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { type TransportMode, tryMailTransport } from './mail-transport.ts';
import type { Peer, Started } from './peer.ts';
import { waitForPort } from './wait-for-port.ts';

/** User without rights, to whom delivered mails belong. */
const OWNER = 65_534;
const MASTER = '/usr/lib/postfix/sbin/master';
const SERVICES = `
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;

export default {
  title: 'Postfix',
  group: 'Mail',
  debian: ['postfix', 'postgrey'],
  expected:
    'Each mail arrives once. 452 and postgrey’s 450 are tried again on our schedule; a mail beyond message_size_limit gets 552 after its data and is given up after ten tries; a cut mail is dropped. The certificate of Debian’s own set-up (snakeoil) is not trusted by us, so that a fresh Postfix on the same machine takes none of our mails.',
  async run(bench) {
    const { folder } = bench;
    const [config, mails] = [join(folder, 'postfix'), join(folder, 'mails')];
    await chmod(folder, 0o755);
    for (const each of [config, mails, join(folder, 'postgrey'), join(folder, 'postfix/data')])
      await mkdir(each);
    await bench.execute('chown', [String(OWNER), mails]);
    await bench.execute('chown', ['postfix', join(config, 'data')]);
    await bench.execute('chown', ['postgrey', join(folder, 'postgrey')]);
    const [port, greyPort] = [await findFreePort(), await findFreePort()];
    bench.start('postgrey', [
      ...[`--inet=127.0.0.1:${greyPort}`, '--delay=1', `--dbdir=${folder}/postgrey`],
      ...['--user=postgrey', '--whitelist-clients=/dev/null', '--whitelist-recipients=/dev/null'],
    ]);
    await waitForPort(bench, greyPort);

    let running: Started | undefined;
    async function restart(mode: TransportMode) {
      await running?.end();
      await writeFile(join(config, 'main.cf'), settingsOf(mode));
      await writeFile(join(config, 'master.cf'), `127.0.0.1:${mode.port} inet n - n - - smtpd${SERVICES}`);
      if (!running) await bench.execute('postfix', ['-c', config, 'check']);
      running = bench.start(MASTER, ['-c', config]);
      await waitForPort(bench, mode.port);
    }
    function settingsOf({
      certificate,
      isAscii,
      isFull,
      isGreylisting,
      mostBytes = 10_240_000,
    }: TransportMode) {
      const refuses = [
        ...(isFull ? ['check_recipient_access static:{452 4.3.1 Insufficient system storage}'] : []),
        ...(isGreylisting ? [`check_policy_service inet:127.0.0.1:${greyPort}`] : []),
      ];
      return [
        ...['compatibility_level = 3.6', 'myhostname = mail.example.com', 'mydestination =', 'mynetworks ='],
        ...[`queue_directory = ${config}/queue`, `data_directory = ${config}/data`, 'inet_protocols = ipv4'],
        ...[`maillog_file = ${folder}/log`, `maillog_file_prefixes = ${folder}`, 'alias_maps ='],
        ...['virtual_mailbox_domains = example.com', `virtual_mailbox_base = ${mails}`],
        ...['virtual_mailbox_maps = static:box/', `virtual_uid_maps = static:${OWNER}`],
        ...[
          `virtual_gid_maps = static:${OWNER}`,
          `message_size_limit = ${mostBytes}`,
          'virtual_mailbox_limit = 0',
        ],
        ...(isAscii ? ['smtputf8_enable = no'] : []),
        `smtpd_recipient_restrictions = ${[...refuses, 'reject_unauth_destination'].join(', ')}`,
        ...(certificate
          ? [
              'smtpd_tls_security_level = may',
              `smtpd_tls_chain_files = ${certificate.keyFile}, ${certificate.certFile}`,
            ]
          : []),
        '',
      ].join('\n');
    }
    await mkdir(join(config, 'queue'));
    await tryMailTransport(bench, {
      ...{ port, restart, mailFiles: `${mails}/box/new/*`, tooBig: 'emessage 552 data' },
    });
  },
} satisfies Peer;
