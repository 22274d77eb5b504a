import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeSiteFolder } from '../support/site-folder.ts';
import { findMissing, findStoredIds, postLead, startLeadLoad } from './lead-load.ts';
import { makeTemporaryFolder, type RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const BODY = JSON.stringify({ name: 'Scheduler', email: 'asha@example.com' });
const HEAD = `POST /authms/agent-request HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`;

let siteDir: string;

beforeAll(async () => {
  siteDir = await makeSiteFolder();
});

afterAll(() => rm(siteDir, { recursive: true }));

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await makeTemporaryFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return startForTest({
    env: { DATA_DIR: dataDir, SITE_DIR: siteDir, LEADS_PER_MINUTE: '1000000000', ...env },
  });
}

async function open(server: RunningServer): Promise<Socket> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

describe('a server that receives a stop signal', () => {
  // Exit 0 is in time: the server ends itself with 1 after `shutdownTimeoutMs`, ten seconds.
  it('keeps every acknowledged lead under load and exits with 0 in time', async () => {
    const server = await start();
    const load = startLeadLoad(server.url, 32);
    await load.acknowledged(200);
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
    await load.end();
    expect(findMissing(load.outcomes, server.databaseFile)).toEqual([]);
    const statuses = new Set(load.outcomes.map(({ status }) => status));
    expect([...statuses].every((status) => status === 201 || status === undefined)).toBe(true);
    expect(server.output()).toContain('"msg":"closed"');
  });

  it('stores a lead whose bytes are arriving, and does not wait for more from its client', async () => {
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '3600000' });
    const socket = await open(server);
    socket.write(HEAD + BODY.slice(0, 10));
    // Answered on the same server, so the bytes above have been read by then.
    await postLead(server.url);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    server.signal('SIGTERM');
    await server.wrote('"msg":"closing"');
    socket.write(BODY.slice(10));
    expect(await server.exited).toBe(0);
    const answer = Buffer.concat(chunks).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(findStoredIds(server.databaseFile)).toContain(/"id":"([^"]+)"/.exec(answer)?.[1]);
  });

  it('exits in time despite connections that a browser opened in advance', async () => {
    // Less than `idleTimeoutMs`, after which they end anyway.
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '20000' });
    await Promise.all([open(server), open(server)]);
    const idle = await open(server);
    idle.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(idle, 'data');
    expect(await server.stop()).toBe(0);
  });

  it('gives up a request that never finishes arriving', async () => {
    // Of which three tenths are left for the rest, on a machine that may be busy.
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '5000' });
    const socket = await open(server);
    socket.write(HEAD + BODY.slice(0, 10));
    await postLead(server.url);
    expect(await server.stop()).toBe(0);
  });

  it('exits at once with code 1 on a second signal', async () => {
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '3600000', REQUEST_TIMEOUT_MS: '3600000' });
    const socket = await open(server);
    socket.write(HEAD + BODY.slice(0, 10));
    await postLead(server.url);
    server.signal('SIGTERM');
    await server.wrote('"msg":"closing"');
    server.signal('SIGTERM');
    expect(await server.exited).toBe(1);
  });

  it('exits with 0 on SIGINT too', async () => {
    const server = await start();
    server.signal('SIGINT');
    expect(await server.exited).toBe(0);
  });
});
