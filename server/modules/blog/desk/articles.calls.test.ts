import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditorNode } from 'contract/blog/editor-document.ts';
import type { ArticleDraft, ArticleList, TakenIn } from 'contract/desk/articles.ts';
import type { DeskRole } from 'contract/desk/roles.ts';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { docxOf, paragraph as inDocx } from '../../../../checks/support/documents.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { NOW, startTestServer, type TestServer } from '../../../../checks/support/test-server.ts';
import { listAudit } from '../../desk/audit/audit.store.ts';
import { createBlogStore } from '../blog.store.ts';
import { importFolder } from '../import/import-folder.ts';
import { MarkdownRenderer } from '../import/markdown/markdown-renderer.ts';

const FILE = `---
subject: From the folder
category: News
date: 2026-01-05
tags: kept
---

A paragraph, *as it is* typed.

* one
* two

<div align="center">Raw HTML</div>
`;

const paragraph = (text: string): EditorNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe.each(engines)('articles at the desk on $name', ({ openDatabase }) => {
  async function setUp() {
    const folder = await mkdtemp(join(tmpdir(), 'articles-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'folder.md'), FILE);
    const database = await openDatabase();
    const server = await startTestServer({ database, config: { blogDir: folder } });
    const runImport = async () => {
      await using renderer = new MarkdownRenderer();
      const writer = createBlogStore({ database, clock: () => NOW });
      const [report] = await importFolder({ folder, writer, now: NOW, renderer });
      return report?.result;
    };
    await runImport();
    return {
      folder,
      database,
      server,
      runImport,
      editor: await person(server, 'editor'),
      publisher: await person(server, 'publisher'),
    };
  }

  async function person(server: TestServer, role: DeskRole) {
    const { headers } = await signIn(server, role, { name: `The ${role}` });
    const ask = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
      const url = `/desk/api/articles${path}`;
      const { statusCode: status, body } = await server.app.inject({
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      return { status, body: (body && !body.startsWith('<') ? JSON.parse(body) : body) as Answer };
    };
    const list = async (query = '') => (await ask<ArticleList>('GET', query)).body.articles;
    const open = async (source: string) =>
      (await ask<ArticleDraft>('GET', `/draft?source=${encodeURIComponent(source)}`)).body;
    const begin = async (source?: string) => {
      const { body } = await ask<{ source: string }>('POST', '', { ...(source !== undefined && { source }) });
      return open(body.source);
    };
    const save = (
      { source, version, entries, blocks }: ArticleDraft,
      changes: { entries?: Partial<ArticleDraft['entries']>; blocks?: EditorNode[] },
    ) =>
      ask<{ version: string; message: string; code: string }>('PUT', '/draft', {
        ...{ source, version, entries: { ...entries, ...changes.entries }, blocks: changes.blocks ?? blocks },
      });
    const publish = (source: string, version: string, others: object = {}) =>
      ask<{ version: string; address: string; code: string; fields?: object[] }>('POST', '/publish', {
        ...{ source, version, when: 'now', ...others },
      });
    const upload = async (source: string, name: string, payload: Buffer) => {
      const url = `/desk/api/articles/files?${new URLSearchParams({ source, name })}`;
      const type = { 'content-type': 'application/octet-stream' };
      const { body } = await server.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...type },
        payload,
      });
      return JSON.parse(body) as TakenIn;
    };
    const read = (path: string, query: Record<string, string>) =>
      server.app.inject({ url: `/desk/api/articles${path}?${new URLSearchParams(query)}`, headers });
    return { ask, read, list, open, begin, save, publish, upload };
  }

  const pageOf = async ({ app }: TestServer, path: string) => app.inject({ url: `/authms${path}` });

  it('publishes what an editor has drafted, with an entry of the audit', async () => {
    const { database, server, editor, publisher } = await setUp();
    const begun = await editor.begin();
    expect(begun).toMatchObject({
      state: 'draft',
      isFile: false,
      entries: { author: 'The editor' },
      blocks: [],
    });
    const saved = await editor.save(begun, {
      entries: { subject: 'Written: here', category: 'Guides', description: 'Short "and" good' },
      blocks: [paragraph('Words of the desk.')],
    });
    expect(saved.status).toBe(200);
    expect((await editor.publish(begun.source, saved.body.version)).status).toBe(403);
    const { status, body } = await publisher.publish(begun.source, saved.body.version);
    expect([status, body.address]).toEqual([200, '/blog/guides/written-here']);
    expect((await pageOf(server, body.address)).json()).toMatchObject({
      ...{
        subject: 'Written: here',
        description: 'Short "and" good',
        content: '<p>Words of the desk.</p>',
      },
      createdDate: NOW.toISOString(),
    });
    const audit = (await listAudit(database, { limit: 10 })).map(({ action, subject }) => [action, subject]);
    expect(audit).toEqual([
      ['articles.publish', body.address],
      ['articles.begin', begun.source],
    ]);
    expect(await editor.list('?state=live&words=words%20of%20the')).toMatchObject([
      { subject: 'Written: here', hasChanges: false },
    ]);
  });

  it('takes over an article of the folder, keeps to the letter what was not touched, and imports leave it', async () => {
    const { database, folder, runImport, publisher } = await setUp();
    const shown = await publisher.open('folder.md');
    expect(shown).toMatchObject({ isFile: true, state: 'live', entries: { subject: 'From the folder' } });
    expect(shown.version).toBeUndefined();
    const begun = await publisher.begin('folder.md');
    const { body } = await publisher.save(begun, { blocks: [...begun.blocks, paragraph('One more.')] });
    const draft = await database.selectFrom('blog_drafts').select('text').executeTakeFirstOrThrow();
    expect(draft.text).toBe(FILE.replace(/\n$/, '\n\nOne more.\n'));
    await writeFile(join(folder, 'folder.md'), FILE.replace('typed', 'changed in the file'));
    expect(await runImport()).toBe('changed');
    expect(await publisher.publish('folder.md', body.version, { when: 'same' })).toMatchObject({
      ...{ status: 409, body: { code: 'imported' } },
    });
    const published = await publisher.publish('folder.md', body.version, { when: 'same', overwrites: true });
    expect(published).toMatchObject({ status: 200, body: { address: '/blog/news/from-the-folder' } });
    await writeFile(join(folder, 'folder.md'), FILE.replace('typed', 'changed again'));
    expect(await runImport()).toBe('kept');
  });

  it('refuses to save over what a colleague has saved, and keeps both states', async () => {
    const { editor, publisher } = await setUp();
    const begun = await editor.begin();
    const theirs = await publisher.open(begun.source);
    const first = await editor.save(begun, { blocks: [paragraph('Mine.')] });
    expect(first.status).toBe(200);
    expect(await publisher.save(theirs, { blocks: [paragraph('Theirs.')] })).toMatchObject({
      ...{ status: 409, body: { code: 'outdated' } },
    });
    const again = await publisher.open(begun.source);
    await publisher.save(again, { blocks: [paragraph('Theirs.')] });
    const { body } = await editor.ask<{ states: { number: number }[] }>(
      'GET',
      `/states?source=${begun.source}`,
    );
    expect(body.states.map(({ number }) => number)).toEqual([2, 1]);
    const { version } = await editor.open(begun.source);
    await editor.ask('POST', '/restore', { source: begun.source, version, number: 1 });
    expect((await editor.open(begun.source)).blocks).toEqual([paragraph('Mine.')]);
  });

  it('schedules, makes a draft again, takes down with a redirect, and publishes again', async () => {
    const { server, publisher } = await setUp();
    const { source, ...begun } = await publisher.begin();
    const { body } = await publisher.save(
      { source, ...begun },
      { entries: { subject: 'Later' }, blocks: [paragraph('Text.')] },
    );
    const past = await publisher.publish(source, body.version, { when: '2020-01-01T00:00:00Z' });
    expect([past.status, past.body.fields]).toEqual([
      400,
      [{ field: 'when', message: 'Must be a time to come' }],
    ]);
    const scheduled = await publisher.publish(source, body.version, { when: '2026-04-01T08:00:00Z' });
    const { address, version } = scheduled.body;
    expect(await publisher.list('?state=scheduled')).toMatchObject([
      { address, date: '2026-04-01T08:00:00.000Z' },
    ]);
    expect((await pageOf(server, address)).statusCode).toBe(404);
    const withheld = await publisher.publish(source, version, { when: 'never' });
    expect(await publisher.list('?state=draft')).toMatchObject([{ source, address }]);
    const live = await publisher.publish(source, withheld.body.version);
    expect((await pageOf(server, address)).statusCode).toBe(200);
    expect((await publisher.publish(source, live.body.version, { when: 'never' })).status).toBe(400);
    expect((await publisher.ask('POST', '/take-down', { source, redirect: address })).status).toBe(400);
    expect((await publisher.ask('POST', '/take-down', { source, redirect: '/pricing' })).status).toBe(204);
    expect(await publisher.list('?state=removed')).toMatchObject([{ source, redirect: '/pricing' }]);
    expect((await pageOf(server, address)).statusCode).toBe(404);
    await publisher.ask('POST', '/take-down', { source });
    expect((await publisher.list('?state=removed'))[0]).not.toHaveProperty('redirect');
    const { version: last } = await publisher.open(source);
    expect((await publisher.publish(source, last ?? '')).status).toBe(200);
    expect((await pageOf(server, address)).statusCode).toBe(200);
  });

  it('leads from the old address to the new one', async () => {
    const { server, publisher } = await setUp();
    const begun = await publisher.begin();
    const first = await publisher.save(begun, { entries: { subject: 'One' }, blocks: [paragraph('Text.')] });
    const live = await publisher.publish(begun.source, first.body.version);
    const open = await publisher.open(begun.source);
    const moved = await publisher.save(open, { entries: { url: 'two' } });
    expect(moved.status).toBe(200);
    await publisher.publish(begun.source, moved.body.version, { when: 'same' });
    const { statusCode, headers } = await pageOf(server, live.body.address);
    expect([statusCode, headers.location]).toEqual([301, '/authms/blog/news/two']);
  });

  it('says at which field an article cannot be published', async () => {
    const { publisher } = await setUp();
    const begun = await publisher.begin();
    const { body } = await publisher.save(begun, {
      entries: { url: 'Not An Address' },
      blocks: [paragraph('Text.')],
    });
    expect(await publisher.publish(begun.source, body.version)).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ field: 'subject' })]) },
    });
    await publisher.save(await publisher.open(begun.source), {
      entries: { subject: 'Good', url: 'Not An Address' },
    });
    const { version = '', problems } = await publisher.open(begun.source);
    expect(problems).toHaveLength(1);
    expect(await publisher.publish(begun.source, version)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'url', message: expect.stringContaining('not-an-address') }] },
    });
  });

  it('shows a draft as its readers would see it, without its scripts', async () => {
    const { server, editor } = await setUp();
    const begun = await editor.begin();
    await editor.save(begun, { entries: { subject: 'Soon' }, blocks: [paragraph('Only a draft.')] });
    const { body, headers } = await editor.read('/preview', { source: begun.source });
    expect(headers['content-security-policy']).toMatch(/^sandbox /);
    expect(body).toContain('"target":"/blog/news/soon"');
    expect((await pageOf(server, '/blog/news/soon')).statusCode).toBe(404);
  });

  it('takes a picture in, shows it on the published page, and drops it with a discarded draft', async () => {
    const { database, server, publisher } = await setUp();
    const begun = await publisher.begin();
    const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const { blocks } = await publisher.upload(begun.source, 'Blue.PNG', png);
    const [{ content: [image] = [] } = paragraph('')] = blocks;
    const src = String(image?.attrs?.src);
    expect(src).toMatch(/^pictures\/[0-9a-f]{16}\.png$/);
    const picture = await publisher.read('/picture', { source: begun.source, address: src });
    expect([picture.headers['content-type'], picture.rawPayload.equals(png)]).toEqual(['image/png', true]);
    expect((await publisher.read('/picture', { source: begun.source, address: '../x.png' })).statusCode).toBe(
      404,
    );
    const written = [paragraph('A square.'), ...blocks];
    const { body } = await publisher.save(begun, { entries: { subject: 'Blue' }, blocks: written });
    const { address } = (await publisher.publish(begun.source, body.version)).body;
    expect((await pageOf(server, address)).json().content).toContain('<picture>');
    const other = await publisher.begin();
    await publisher.upload(other.source, 'red.png', await sharp(png).negate().png().toBuffer());
    await publisher.ask('DELETE', `/draft?source=${other.source}`);
    expect(await publisher.open(other.source)).toMatchObject({ statusCode: 404 });
    expect(await database.selectFrom('blog_pictures').select('id').execute()).toHaveLength(1);
  });

  it('makes blocks of what is pasted, and counts the pictures that it only names', async () => {
    const { editor } = await setUp();
    const { source } = await editor.begin();
    const html =
      '<h2>Title</h2><p>Text <b>bold</b><script>alert(1)</script><img src="https://a.example/x.png"></p>';
    const { body } = await editor.ask<TakenIn>('POST', '/paste', { source, html });
    expect(body).toEqual({
      blocks: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Text ' },
            { type: 'text', text: 'bold', marks: [{ type: 'strong' }] },
          ],
        },
      ],
      missingPictures: 1,
      remarks: [],
    });
  });

  it('reads a legal text from a document of Word, and refuses others', async () => {
    const server = await startTestServer({ database: await openDatabase() });
    const { headers } = await signIn(server, 'editor');
    const take = async (document: string, name: string, payload: Buffer) => {
      const url = `/desk/api/content/legal-text?${new URLSearchParams({ document, name })}`;
      const type = { 'content-type': 'application/octet-stream' };
      return await server.app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload });
    };
    const file = docxOf({ body: inDocx('1. Refund guarantee', 'heading 1') + inDocx('Within 14 days.') });
    expect((await take('legal/terms', 'terms.docx', file)).json()).toMatchObject({
      text: '## Refund guarantee {#refunds}\n\nWithin 14 days.',
    });
    expect((await take('legal/none', 'terms.docx', file)).statusCode).toBe(404);
    expect((await take('legal/terms', 'seal.png', file)).statusCode).toBe(400);
    expect((await take('legal/terms', 'terms.docx', Buffer.from('none'))).statusCode).toBe(400);
  });

  it('refuses blocks that the editor does not have', async () => {
    const { editor } = await setUp();
    const begun = await editor.begin();
    const blocks = [{ type: 'script', text: 'x' }] as never;
    expect((await editor.save(begun, { blocks })).status).toBe(400);
  });
});
