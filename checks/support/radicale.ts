import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

export const hasRadicale = spawnSync('radicale', ['--version']).status === 0;

/** A real CalDAV server with one account, which keeps nothing beyond its end. */
export interface RunningRadicale {
  /** Address of the server; any account may be looked for there. */
  address: string;
  username: string;
  password: string;
  /** Folder of its files: `users`, and `collections` with those of all accounts. */
  folder: string;
  /** Makes a calendar. @returns its address */
  makeCalendar(name: string): Promise<string>;
  /** Writes an event, or replaces it. */
  put(calendar: string, name: string, text: string): Promise<void>;
  /** @returns the text of an event; `undefined` where there is no such event */
  get(calendar: string, name: string): Promise<string | undefined>;
  delete(calendar: string, name: string): Promise<void>;
  /** Ends it without a word; another one can be started at the same place. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

const USERNAME = 'host';
const PASSWORD = 'opens: ä calendar';
const START_MS = 15_000;

export async function startRadicale(): Promise<RunningRadicale> {
  const folder = await mkdtemp(join(tmpdir(), 'radicale-'));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/`;
  const users = join(folder, 'users');
  await writeFile(users, `${USERNAME}:${PASSWORD}\n`);
  const config = join(folder, 'config');
  await writeFile(
    config,
    [
      ...[
        '[server]',
        `hosts = 127.0.0.1:${port}`,
        '[auth]',
        'type = htpasswd',
        `htpasswd_filename = ${users}`,
      ],
      ...['htpasswd_encryption = plain', 'delay = 0', '[rights]', 'type = owner_only'],
      ...['[storage]', `filesystem_folder = ${join(folder, 'collections')}`, '[web]', 'type = none', ''],
    ].join('\n'),
  );
  const authorization = `Basic ${Buffer.from(`${USERNAME}:${PASSWORD}`).toString('base64')}`;
  const ask = (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { authorization, ...init.headers } });

  let server = await start();
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);

  async function start() {
    const started = spawn('radicale', ['--config', config], { stdio: 'ignore' });
    const endsAt = performance.now() + START_MS;
    for (;;) {
      const answer = await fetch(address).catch(() => undefined);
      if (answer) return started;
      if (performance.now() > endsAt) throw new Error('radicale did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  }

  async function require(answer: Response): Promise<void> {
    if (!answer.ok) throw new Error(`radicale: ${answer.status} ${await answer.text()}`);
  }

  return {
    address,
    username: USERNAME,
    password: PASSWORD,
    folder,
    async makeCalendar(name) {
      const url = `${address}${USERNAME}/${encodeURIComponent(name)}/`;
      await require(await ask(url, { method: 'MKCALENDAR' }));
      return url;
    },
    async put(calendar, name, text) {
      const headers = { 'content-type': 'text/calendar' };
      await require(await ask(`${calendar}${name}`, { method: 'PUT', headers, body: text }));
    },
    async get(calendar, name) {
      const answer = await ask(`${calendar}${name}`);
      if (answer.status === 404) return undefined;
      await require(answer.clone());
      return answer.text();
    },
    async delete(calendar, name) {
      await require(await ask(`${calendar}${name}`, { method: 'DELETE' }));
    },
    stop,
    async start() {
      server = await start();
    },
    async close() {
      process.off('exit', endWithUs);
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
