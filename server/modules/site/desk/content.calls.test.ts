import { randomUUID } from 'node:crypto';
import type { ContentDocument, ContentList, PublishedSets } from 'contract/desk/content.ts';
import type { DraftSet, TypedDraft } from 'contract/desk/drafts.ts';
import type { DeskRole } from 'contract/desk/roles.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { MAIL_BRAND } from '../../../../checks/support/mail-brand.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { singleMail } from '../../../plugins/mail/mail.ts';
import { content, replaceTexts } from '../../../shared/content.ts';
import { listAudit } from '../../desk/audit/audit.store.ts';
import { openLiveContent } from '../content/live-content.ts';

const HEADLINE = 'pages/affiliate#hero.title';
const PRICE = 'plans#startup.price';

describe.each(engines)('the texts at the desk on $name', ({ openDatabase }) => {
  async function setUp(role: DeskRole = 'publisher') {
    onTestFinished(() => replaceTexts(new Map()));
    const database = await openDatabase();
    const server = await startTestServer({ database });
    const { headers } = await signIn(server, role);
    const { refresh, stop } = await openLiveContent({ database, logger: { warn: () => {} } });
    onTestFinished(stop);
    const ask = async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
      const url = `/desk/api/content${path}`;
      const { statusCode, body } = await server.app.inject({
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      await refresh();
      return { status: statusCode, ...(body && { body: JSON.parse(body) as Answer }) };
    };
    const read = async (name: string) =>
      (await ask<ContentDocument>('GET', `/document?name=${encodeURIComponent(name)}`))
        .body as ContentDocument;
    const find = async (address: string) => {
      const { fields } = await read(address.slice(0, address.indexOf('#')));
      return fields.find((field) => field.address === address);
    };
    /** Types texts into a set of their own. */
    const type = async (...changes: (Pick<TypedDraft, 'address' | 'value'> & { before?: string })[]) => {
      const id = randomUUID();
      const texts = await Promise.all(
        changes.map(async (change) => ({
          ...{ before: (await find(change.address))?.value ?? '', base: null, ...change },
        })),
      );
      await ask('PUT', `/drafts/${id}`, { name: 'Spring', writer: 'browser-1', texts });
      const { body: set } = await ask<DraftSet>('GET', `/drafts/${id}`);
      return { id, version: set?.version ?? '' };
    };
    const publish = async (...changes: Parameters<typeof type>) => {
      const { id, version } = await type(...changes);
      const body = { version, name: 'Spring' };
      const path = `/drafts/${id}/publish${role === 'owner' ? '/guarded' : ''}`;
      return ask<{ code: string; fields: object[] }>('POST', path, body);
    };
    const preview = (page: string, set: string) => {
      const url = `/desk/api/content/preview?page=${page}&set=${set}`;
      return server.app.inject({ method: 'GET', url, headers });
    };
    const sets = async () => ((await ask<PublishedSets>('GET', '/sets')).body as PublishedSets).sets;
    return { database, preview, ask, read, find, type, publish, sets };
  }

  it('lists the documents, and finds where a price is quoted', async () => {
    const { ask } = await setUp();
    const { body } = await ask<ContentList>('GET', '?words=%2429');
    expect(body?.documents).toContainEqual({
      ...{ name: 'pages/home', title: 'Home', group: 'Pages', changed: 0, isGuarded: false },
    });
    expect(body?.found.length).toBeGreaterThan(2);
    for (const { excerpt } of body?.found ?? []) expect(excerpt).toContain('$29');
    expect(body?.found.filter(({ name }) => name === 'plans')).toMatchObject([{ excerpt: '$29' }]);
  });

  it('shows each text with its title, its page and the most that fits', async () => {
    const { read } = await setUp();
    const document = await read('pages/affiliate');
    expect(document).toMatchObject({ title: 'Affiliate', page: '/affiliate', isGuarded: false });
    const field = document.fields.find(({ address }) => address === HEADLINE);
    expect(field).toMatchObject({ type: 'line', value: field?.usual, maxLength: expect.any(Number) });
    expect(field?.changed).toBeUndefined();
  });

  it('publishes texts as one, with an entry of the audit, and takes them back as one', async () => {
    const { database, find, publish, sets, ask } = await setUp();
    const usual = (await find(HEADLINE))?.value;
    expect(await publish({ address: HEADLINE, value: 'Recommend us' })).toEqual({ status: 204 });
    expect(content().one('pages/affiliate').hero.title).toBe('Recommend us');
    expect(await find(HEADLINE)).toMatchObject({
      value: 'Recommend us',
      usual,
      changed: { by: expect.any(String) },
    });
    expect((await listAudit(database, { limit: 1 }))[0]).toMatchObject({
      ...{ action: 'content.publish', subject: HEADLINE, row_count: 1 },
    });
    const [set] = await sets();
    expect(set).toMatchObject({
      canTakeBack: true,
      texts: [{ address: HEADLINE, before: usual, value: 'Recommend us' }],
    });
    expect((await ask('POST', '/sets/take-back', { id: set?.id })).status).toBe(204);
    expect(content().one('pages/affiliate').hero.title).toBe(usual);
    expect((await sets()).map(({ canTakeBack, takesBack }) => [canTakeBack, takesBack])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('refuses a text that does not fit, says why, and publishes none of the others', async () => {
    const { find, publish } = await setUp();
    const changes = [
      { address: 'pages/affiliate#hero.lede', value: 'Fits.' },
      { address: HEADLINE, value: 'x'.repeat(999) },
    ];
    const refused = await publish(...changes);
    expect([refused.status, refused.body?.fields]).toEqual([
      400,
      [{ field: HEADLINE, message: expect.stringMatching(/^Has at most \d+ characters\.$/) }],
    ]);
    expect((await find('pages/affiliate#hero.lede'))?.changed).toBeUndefined();
  });

  it('publishes colors and mark of the brand: emails have them, and take-back ends them', async () => {
    const { publish, sets, ask } = await setUp('owner');
    const sender = { ...MAIL_BRAND, siteUrl: null, from: 'a@example.com', answersTo: null };
    const words = { subject: 'S', preview: 'P', heading: 'H', paragraphs: ['#4b3fd6'], factsTitle: '' };
    const write = () => singleMail({ ...words, facts: [], footer: [] }, sender, 'b@example.com').html;
    const before = write();
    const mark = '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>';
    const changes = [
      { address: 'site#colors.agent', value: '#0f766e' },
      { address: 'site#mark', value: mark },
    ];
    expect((await publish(...changes)).status).toBe(204);
    expect(content().one('site')).toMatchObject({ mark, colors: { agent: '#0f766e' } });
    const html = write();
    expect(html).toContain('#7db1b0');
    expect(html.match(/#4b3fd6/g)).toHaveLength(1);
    // The woven mark is made of cells.
    expect([before, html].map((text) => /cellspacing="3"/i.test(text))).toEqual([true, false]);
    await ask('POST', '/sets/take-back/guarded', { id: (await sets())[0]?.id });
    expect(write()).toBe(before);
  });

  it('keeps what a legal text said until a later one came, and no longer where that is taken back', async () => {
    const { publish, sets, ask } = await setUp('owner');
    const kept = () => content().list('legal-version');
    const date = { address: 'legal/terms#changedOn', value: '2099-01-31' };
    const { text, changedOn } =
      content()
        .list('legal')
        .find(({ id }) => id === 'terms') ?? {};
    const [firstWords = ''] = text?.split('{') ?? [];
    expect((await publish(date, { address: 'legal/terms#text', value: 'New terms' })).status).toBe(204);
    expect(kept()).toMatchObject([{ document: 'terms', from: changedOn, until: '2099-01-31' }]);
    expect(kept()[0]?.text).toContain(firstWords);
    await publish({ address: 'legal/terms#text', value: 'New terms, corrected' });
    expect(kept()).toHaveLength(1);
    for (const { id, takesBack } of await sets())
      if (!takesBack) await ask('POST', '/sets/take-back/guarded', { id });
    expect(kept()).toEqual([]);
  });

  it('refuses a mark that runs something, and names the line', async () => {
    const { publish } = await setUp('owner');
    const value = '<svg viewBox="0 0 24 24">\n<script>alert(1)</script></svg>';
    const refused = await publish({ address: 'site#mark', value });
    expect([refused.status, refused.body?.fields]).toEqual([
      400,
      [{ field: 'site#mark', message: expect.stringMatching(/^Line 2: <script> has no place in it/) }],
    ]);
    expect(content().one('site').mark).toBe('');
  });

  it('refuses the address of no text', async () => {
    const { publish } = await setUp();
    const refused = await publish({ address: 'pages/affiliate#hero.none', value: 'x' });
    expect(refused.body?.fields).toEqual([
      { field: 'pages/affiliate#hero.none', message: 'Has no such text to replace.' },
    ]);
  });

  it('refuses a text that a colleague has changed meanwhile, and keeps theirs', async () => {
    const { find, publish } = await setUp();
    const before = (await find(HEADLINE))?.value ?? '';
    await publish({ address: HEADLINE, value: 'Theirs' });
    expect(await publish({ address: HEADLINE, before, value: 'Ours' })).toMatchObject({
      ...{ status: 409, body: { code: 'outdated' } },
    });
    expect((await find(HEADLINE))?.value).toBe('Theirs');
  });

  it('takes a set back only while its texts count', async () => {
    const { publish, sets, ask } = await setUp();
    await publish({ address: HEADLINE, value: 'First' });
    const [first] = await sets();
    await publish({ address: HEADLINE, value: 'Second' });
    expect(await ask('POST', '/sets/take-back', { id: first?.id })).toMatchObject({ status: 409 });
  });

  it('shows a page with the texts of a set before they are published', async () => {
    const { preview, type } = await setUp();
    const { id } = await type({ address: HEADLINE, value: 'Not yet' });
    const shown = await preview('/affiliate', id);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-security-policy']).toContain('style-src');
    expect(shown.body).toContain('"target":"/affiliate"');
    expect((await preview('/affiliate', 'of-no-set')).statusCode).toBe(404);
  });

  it('shows a page to be written on in a frame of its own origin, which sends nothing, also before the first text', async () => {
    const { preview } = await setUp('editor');
    const shown = await preview('/affiliate', 'of-no-set&marks=on');
    expect([shown.statusCode, shown.headers['x-frame-options'], shown.headers['cache-control']]).toEqual([
      ...[200, 'SAMEORIGIN', 'no-store'],
    ]);
    expect((await preview('/affiliate', 'of-no-set&marks=off')).statusCode).toBe(400);
  });

  it('leaves prices and legal texts to an owner', async () => {
    const { type, ask } = await setUp();
    const { id, version } = await type({ address: PRICE, value: '77' });
    const body = { version, name: 'Spring' };
    expect((await ask('POST', `/drafts/${id}/publish`, body)).status).toBe(400);
    expect((await ask('POST', `/drafts/${id}/publish/guarded`, body)).status).toBe(403);
    const owner = await setUp('owner');
    const set = await owner.type({ address: PRICE, value: '77' });
    const path = `/drafts/${set.id}/publish/guarded`;
    expect(await owner.ask('POST', path, { version: set.version, name: 'Prices' })).toEqual({ status: 204 });
    expect(content().one('plans').startup.price).toBe(77);
  });
});
