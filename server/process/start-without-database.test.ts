import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { damage } from '../../checks/support/damage.ts';
import { GOOD_BODIES, postForm, postLead } from '../../checks/support/lead-bodies.ts';
import { startMailServer } from '../../checks/support/mail-server.ts';
import { CONTACT, HOME_HTML, makeSiteFolder, SCRIPT } from '../../checks/support/site-folder.ts';
import { createLogger } from '../plugins/http/request-log.ts';
import { readConfig } from '../settings/read-config.ts';
import { startServer } from './start.ts';

const ADDRESS = `Please call ${CONTACT.phone} or write to ${CONTACT.email}.`;

async function setUp() {
  const [siteDir, dataDir, mail] = await Promise.all([
    makeSiteFolder(),
    mkdtemp(join(tmpdir(), 'damaged-')),
    startMailServer(),
  ]);
  onTestFinished(() => Promise.all([siteDir, dataDir].map((made) => rm(made, { recursive: true }))).then());
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const start = async () => {
    const settings = readConfig({
      ...{ DATA_DIR: dataDir, BLOG_DIR: '/nowhere', PORT: '0', METRICS_PORT: '0' },
      ...{ SMTP_URL: mail.url, MAIL_FROM: 'hello@example.com', ALERT_EMAIL: 'admin@example.com' },
    });
    const server = await startServer({ ...settings, siteDir }, { logger, write: () => {}, flush: () => {} });
    onTestFinished(() => server.close());
    return server;
  };
  return { dataDir, file: join(dataDir, 'site.sqlite'), mail, logged, start };
}

describe('a server with a broken database', () => {
  const damages: [string, (set: Awaited<ReturnType<typeof setUp>>) => Promise<void>][] = [
    ['of another file format', ({ file }) => writeFile(file, 'no database '.repeat(1_000))],
    [
      'corrupted',
      async ({ file, start }) => {
        const server = await start();
        await postLead(server.address, 'contact');
        await server.close();
        damage(file);
      },
    ],
  ];

  it.each(damages)(
    'serves static pages with a database that is %s, and answers 503 with the contact address elsewhere',
    async (_how, spoil) => {
      const set = await setUp();
      await spoil(set);
      const { address, notes } = await set.start();
      expect(notes[0]).toMatch(/^DATA_DIR: the database is damaged/);
      expect(set.logged.join('')).toContain('the database is damaged');

      expect(await (await fetch(address)).text()).toBe(HOME_HTML);
      expect(await (await fetch(`${address}/_astro/island.Bx3k.js`)).text()).toBe(SCRIPT);
      expect((await fetch(`${address}/personas`, { redirect: 'manual' })).status).toBe(302);

      for (const answer of [
        await postLead(address, 'contact'),
        await postLead(address, 'demo', {}),
        await fetch(`${address}/authms/blog`),
        await fetch(`${address}/authms/never-heard-of`),
        await fetch(`${address}/mcp`, { method: 'POST', body: '{}' }),
        await fetch(`${address}/socket.io/?EIO=4&transport=polling`),
      ]) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
        const body = (await answer.json()) as { message: string };
        expect(body).toEqual({
          ...{ statusCode: 503, code: 'storage_unavailable', message: expect.any(String) },
          requestId: answer.headers.get('x-request-id'),
        });
        expect(body.message).toContain(ADDRESS);
      }
      const asPage = { accept: 'text/html' };
      for (const answer of [
        await fetch(`${address}/news`, { headers: asPage }),
        await fetch(`${address}/demo/some-token`, { headers: asPage }),
        await postForm(address, 'contact', GOOD_BODIES.contact, asPage),
      ]) {
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          503,
          'text/html; charset=utf-8',
        ]);
        expect(await answer.text()).toContain(ADDRESS);
      }

      const [alive, ready] = [await fetch(`${address}/healthz`), await fetch(`${address}/readyz`)];
      expect([alive.status, await alive.json()]).toEqual([200, expect.objectContaining({ status: 'alive' })]);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'not ready', reason: 'database damaged' },
      ]);
    },
  );

  it('emails its operator once, and again when the database is repaired', async () => {
    const { file, dataDir, mail, start } = await setUp();
    await writeFile(file, 'no database '.repeat(1_000));
    const first = await start();
    await start();
    await expect.poll(() => mail.mails.length).toBe(1);
    await first.close();
    await start();
    rmSync(file);
    await start();
    await expect.poll(() => mail.mails.length).toBe(2);
    expect(mail.mails.map(({ source }) => /^subject: (.*)$/im.exec(source)?.[1])).toEqual([
      'Trouble: the database is damaged',
      'Resolved: the database can be read again',
    ]);
    expect(await readdir(dataDir)).not.toContain('site.sqlite.damage-told');
  });
});
