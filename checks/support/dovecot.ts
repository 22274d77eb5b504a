import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { onTestFinished } from 'vitest';
import { findFreePort } from './free-port.ts';

/** Dovecot is here, and we may start it: it gives its processes users of their own. */
export const hasDovecot = process.getuid?.() === 0 && spawnSync('dovecot', ['--version']).status === 0;

/** A real IMAP server with any number of mailboxes. */
export interface RunningDovecot {
  port: number;
  /** Address of a mailbox, as the setting has it. */
  addressOf(user: string, password?: string): string;
  /** Puts mails into the inbox of a user. */
  append(user: string, ...sources: (string | Buffer)[]): Promise<void>;
  /** Lists the subjects of the mails in the inbox of a user, one for each mail. */
  listSubjects(user: string): Promise<string[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Forgets all numbers of mails while it is stopped, as a mailbox that was restored or moved does. */
  forgetNumbers(user: string): Promise<void>;
  /** Ends it, and removes its mails. */
  remove(): Promise<void>;
}

const PASSWORD = 'opens:the/mailbox@';
/** User without rights, to whom mailboxes belong: Dovecot gives root none. */
const OWNER = 65_534;
const START_MS = 60_000;

/** Starts it for a test, with which it ends. */
export async function startDovecot(): Promise<RunningDovecot> {
  const dovecot = await runDovecot();
  onTestFinished(dovecot.remove);
  return dovecot;
}

export async function runDovecot(): Promise<RunningDovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
  const port = await findFreePort();
  const mails = join(folder, 'mails');
  await mkdir(mails);
  await chown(mails, OWNER, OWNER);
  await chmod(folder, 0o755);
  const config = join(folder, 'dovecot.conf');
  await writeFile(
    config,
    [
      ...[`base_dir = ${folder}/run`, `state_dir = ${folder}/run`, `log_path = ${folder}/log`],
      ...['protocols = imap', 'listen = 127.0.0.1', 'ssl = no', 'disable_plaintext_auth = no'],
      ...['first_valid_uid = 0', `mail_location = maildir:${mails}/%u`, 'mail_fsync = never'],
      // A wrong password is answered at once.
      ...['auth_failure_delay = 0', 'passdb {', '  driver = static', `  args = password=${PASSWORD}`, '}'],
      ...['userdb {', '  driver = static', `  args = uid=${OWNER} gid=${OWNER} home=${mails}/%u`, '}'],
      ...['service imap-login {', '  chroot =', '  inet_listener imap {', `    port = ${port}`, '  }'],
      ...['  inet_listener imaps {', '    port = 0', '  }', '}', 'service anvil {', '  chroot =', '}', ''],
    ].join('\n'),
  );
  let server: ChildProcess | undefined;

  function open(user: string) {
    const client = new ImapFlow({
      ...{ host: '127.0.0.1', port, secure: false, doSTARTTLS: false },
      ...{ auth: { user, pass: PASSWORD }, logger: false, disableAutoIdle: true },
    });
    client.on('error', () => {});
    return client;
  }

  async function start() {
    server = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' });
    const endsAt = performance.now() + START_MS;
    for (;;) {
      const client = open('probe@example.com');
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      client.close();
      if (isUp) return;
      if (performance.now() > endsAt) throw new Error('dovecot did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function stop() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }

  const endWithUs = () => server?.kill('SIGKILL');
  process.once('exit', endWithUs);
  await start();
  return {
    port,
    addressOf: (user, password = PASSWORD) =>
      `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    async append(user, ...sources) {
      const client = open(user);
      await client.connect();
      try {
        for (const source of sources) await client.append('INBOX', source);
      } finally {
        client.close();
      }
    },
    async listSubjects(user) {
      const client = open(user);
      await client.connect();
      try {
        const { exists } = await client.mailboxOpen('INBOX', { readOnly: true });
        const mails = exists ? await client.fetchAll('1:*', { envelope: true }) : [];
        return mails.map(({ envelope }) => envelope?.subject ?? '');
      } finally {
        client.close();
      }
    },
    stop,
    start,
    async forgetNumbers(user) {
      const names = await readdir(join(mails, user));
      for (const name of names.filter((each) => each.startsWith('dovecot')))
        await rm(join(mails, user, name), { force: true });
    },
    async remove() {
      process.off('exit', endWithUs);
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
