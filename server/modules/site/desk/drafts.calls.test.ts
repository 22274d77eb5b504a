import { randomUUID } from 'node:crypto';
import type { ContentDocument, ContentList, PublishedSets } from 'contract/desk/content.ts';
import type { DraftCheck, DraftSet, DraftSets, SavedDrafts, TextHistory } from 'contract/desk/drafts.ts';
import type { DeskRole } from 'contract/desk/roles.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { loadSiteOnce, NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { readConfig } from '../../../settings/read-config.ts';
import { content, replaceTexts } from '../../../shared/content.ts';
import { listAudit } from '../../desk/audit/audit.store.ts';
import { openLiveContent } from '../content/live-content.ts';
import { findPreviewed } from '../content/previews.store.ts';
import { publishDueSets } from './scheduled-sets.ts';

const HEADLINE = 'pages/affiliate#hero.title';
const LEDE = 'pages/affiliate#hero.lede';
const RULES = 'redirects#rules';
const IN_AN_HOUR = new Date(NOW.getTime() + 3_600_000);

describe.each(engines)('drafts of texts on $name', ({ openDatabase }) => {
  async function setUp() {
    onTestFinished(() => replaceTexts(new Map()));
    const database = await openDatabase();
    const server = await startTestServer({ database });
    const { refresh, stop } = await openLiveContent({ database, logger: { warn: () => {} } });
    onTestFinished(stop);
    const usual = (address: string) => content().findDefault(address) ?? '';
    const id = randomUUID();

    /** A person with a browser. */
    const join = async (role: DeskRole) => {
      const { headers, email } = await signIn(server, role);
      const writer = `browser-of-${role}`;
      const ask = async <Answer = { code: string }>(
        method: 'GET' | 'POST' | 'PUT' | 'DELETE',
        path: string,
        payload?: object,
      ) => {
        const url = `/desk/api/content${path}`;
        const call = { method, url, headers, ...(payload && { payload }) };
        const { statusCode, body } = await server.app.inject(call);
        await refresh();
        return { status: statusCode, body: (body ? JSON.parse(body) : undefined) as Answer };
      };
      const save = async (address: string, value: string | null, base: string | null = null, set = id) => {
        const texts = [{ address, before: usual(address), value, base }];
        return ask<SavedDrafts & { code?: string }>('PUT', `/drafts/${set}`, {
          name: 'Spring',
          writer,
          texts,
        });
      };
      const open = async (set = id) => (await ask<DraftSet>('GET', `/drafts/${set}`)).body;
      const list = async () => (await ask<DraftSets>('GET', '/drafts')).body.sets;
      const send = async (what: string, more: object = {}, set = id) => {
        const { version } = await open(set);
        return ask('POST', `/drafts/${set}/${what}`, { version, ...more });
      };
      return { email, ask, save, open, list, send };
    };
    const warnings: object[] = [];
    const site = await loadSiteOnce(null);
    const logger = { warn: (fields: object) => void warnings.push(fields) } as never;
    const look = async (at: Date) => {
      await publishDueSets({ site, config: readConfig({}), database, clock: () => at, logger });
      await refresh();
    };
    const visit = (url: string) => server.app.inject({ url });
    return { database, usual, join, look, warnings, visit };
  }

  it('keeps what is typed in a set that colleagues see, and publishes nothing of it', async () => {
    const { usual, join } = await setUp();
    const editor = await join('editor');
    await editor.save(HEADLINE, 'Recommend us');
    const publisher = await join('publisher');
    expect(await publisher.list()).toMatchObject([
      { name: 'Spring', by: editor.email, texts: [{ address: HEADLINE, writer: 'browser-of-editor' }] },
    ]);
    const { texts } = await publisher.open();
    expect(texts).toMatchObject([
      { title: 'Affiliate', before: usual(HEADLINE), value: 'Recommend us', by: editor.email },
    ]);
    expect(content().one('pages/affiliate').hero.title).toBe(usual(HEADLINE));
  });

  it('keeps the text of a colleague who was faster, and shows it to the other one, who then chooses', async () => {
    const { join } = await setUp();
    const [maya, tom] = [await join('editor'), await join('publisher')];
    const { saved } = (await maya.save(HEADLINE, 'Of Maya')).body;
    const refused = (await tom.save(HEADLINE, 'Of Tom')).body;
    expect(refused).toMatchObject({
      saved: [],
      conflicts: [{ address: HEADLINE, value: 'Of Maya', by: maya.email, version: saved[0]?.version }],
    });
    expect((await tom.open()).texts[0]?.value).toBe('Of Maya');
    const chosen = await tom.save(HEADLINE, 'Of Tom', refused.conflicts[0]?.version);
    expect(chosen.body.conflicts).toEqual([]);
    expect((await maya.open()).texts).toMatchObject([{ value: 'Of Tom', by: tom.email }]);
  });

  it('takes a repeated save whose answer was lost as the same', async () => {
    const { join } = await setUp();
    const maya = await join('editor');
    const first = await maya.save(HEADLINE, 'Once');
    expect((await maya.save(HEADLINE, 'Once')).body).toEqual(first.body);
  });

  it('drops a draft that says what counts already, and with the last one its set', async () => {
    const { usual, join } = await setUp();
    const maya = await join('editor');
    const { saved } = (await maya.save(HEADLINE, 'A while')).body;
    const dropped = await maya.save(HEADLINE, usual(HEADLINE), saved[0]?.version);
    expect(dropped.body.saved).toEqual([{ address: HEADLINE, version: null }]);
    expect(await maya.list()).toEqual([]);
  });

  it('lets an editor ask, and a publisher publish the whole set once', async () => {
    const { database, join } = await setUp();
    const [editor, publisher] = [await join('editor'), await join('publisher')];
    await editor.save(HEADLINE, 'Recommend us');
    await editor.save(LEDE, 'Both of us gain.');
    expect((await editor.send('ask')).status).toBe(204);
    expect((await editor.send('publish', { name: 'Spring' })).status).toBe(403);
    expect((await publisher.list())[0]?.askedBy).toBe(editor.email);
    const { version } = await publisher.open();
    expect((await publisher.send('publish', { name: 'Spring' })).status).toBe(204);
    expect(content().one('pages/affiliate').hero).toMatchObject({
      ...{ title: 'Recommend us', lede: 'Both of us gain.' },
    });
    expect(await publisher.list()).toEqual([]);
    expect((await listAudit(database, { limit: 1 }))[0]).toMatchObject({
      ...{ action: 'content.publish', actor: publisher.email, row_count: 2, reason: 'Spring' },
    });
    const path = '/drafts/none-such/publish';
    expect((await publisher.ask('POST', path, { version, name: 'Spring' })).status).toBe(404);
    expect(await editor.save(HEADLINE, 'Late')).toMatchObject({ status: 409, body: { code: 'published' } });
  });

  it('publishes nothing that changed after a person looked at it', async () => {
    const { usual, join } = await setUp();
    const publisher = await join('publisher');
    await publisher.save(HEADLINE, 'Seen');
    const { version } = await publisher.open();
    await publisher.save(LEDE, 'Not seen');
    const body = { version, name: 'Spring' };
    const path = `/drafts/${(await publisher.list())[0]?.id}/publish`;
    expect(await publisher.ask('POST', path, body)).toMatchObject({
      status: 409,
      body: { code: 'outdated' },
    });
    expect(content().one('pages/affiliate').hero.title).toBe(usual(HEADLINE));
  });

  it('shows the text that counts by now beside a draft that began with another one', async () => {
    const { join } = await setUp();
    const publisher = await join('publisher');
    const other = randomUUID();
    await publisher.save(HEADLINE, 'Ours');
    await publisher.save(HEADLINE, 'Theirs', null, other);
    await publisher.send('publish', { name: 'Theirs' }, other);
    expect((await publisher.open()).texts).toMatchObject([{ value: 'Ours', now: 'Theirs' }]);
    expect((await publisher.send('publish', { name: 'Ours' })).body.code).toBe('outdated');
  });

  it('publishes two sets with the same text at the same moment one after the other, or one of them', async () => {
    const { join } = await setUp();
    const publisher = await join('publisher');
    const sets = [randomUUID(), randomUUID()];
    for (const set of sets) await publisher.save(HEADLINE, `Of ${set}`, null, set);
    const answers = await Promise.all(sets.map((set) => publisher.send('publish', { name: 'Spring' }, set)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('names what keeps a set from being published', async () => {
    const { join } = await setUp();
    const editor = await join('editor');
    await editor.save(HEADLINE, 'x'.repeat(999));
    const { body } = await editor.ask<DraftCheck>('GET', `/drafts/${(await editor.list())[0]?.id}/check`);
    expect(body.problems).toEqual([
      { address: HEADLINE, message: expect.stringMatching(/^Has at most \d+ characters\.$/) },
    ]);
  });

  it('names what a person looks at before they publish, by place and remedy', async () => {
    const { join } = await setUp();
    const editor = await join('editor');
    await editor.save(LEDE, 'See [our prices](/prices).');
    const { body } = await editor.ask<DraftCheck>('GET', `/drafts/${(await editor.list())[0]?.id}/check`);
    expect(body).toEqual({
      problems: [],
      warnings: [{ address: LEDE, message: expect.stringContaining('“/prices” is no page of the site') }],
    });
  });

  it.each([
    ['/a /b\n/b /c', 'Line 1: “/b” leads on to “/c”: write /a /c.'],
    ['/old /nowhere', 'Line 1: “/nowhere” is no page of the site: choose the address of one.'],
    [
      '/old /book-demo\n/hidden-page off',
      'Line 2: “/hidden-page” stays: forms, emails or answers lead to it.',
    ],
    [
      '/old https://1.2.3.999',
      'Line 1: “https://1.2.3.999” is no page of the site: choose the address of one.',
    ],
    ['/news off', 'Line 1: “/news” stays: forms, emails or answers lead to it.'],
  ])('keeps the redirects “%s” from being published', async (rules, message) => {
    const { join } = await setUp();
    const publisher = await join('publisher');
    await publisher.save(RULES, rules);
    const { body } = await publisher.ask<DraftCheck>(
      'GET',
      `/drafts/${(await publisher.list())[0]?.id}/check`,
    );
    expect(body.problems).toEqual([{ address: RULES, message }]);
    expect((await publisher.send('publish', { name: 'Moves' })).status).toBe(400);
  });

  it('keeps an announcement that ends before it begins from being published', async () => {
    const { join } = await setUp();
    const publisher = await join('publisher');
    await publisher.save('announcement#from', '2026-12-24');
    await publisher.save('announcement#until', '2026-12-23');
    const { body } = await publisher.ask<DraftCheck>(
      'GET',
      `/drafts/${(await publisher.list())[0]?.id}/check`,
    );
    expect(body.problems.map(({ message }) => message)).toEqual(['It ends before it begins.']);
  });

  it.each([
    ['faq#groups.0.shown.0', 'none', 'The FAQ shows “none”, and no answer has this name.'],
    [
      'employees/ai-hr#needs.0.row',
      'None',
      'An AI employee needs the feature “None”, and the plans have none',
    ],
  ])('keeps a name from being published that a page would not find: %s', async (address, name, message) => {
    const { join } = await setUp();
    const publisher = await join('publisher');
    await publisher.save(address, name);
    const path = `/drafts/${(await publisher.list())[0]?.id}/check`;
    const { body } = await publisher.ask<DraftCheck>('GET', path);
    expect(body.problems).toContainEqual({ address, message: expect.stringContaining(message) });
  });

  it('publishes redirects, and warns of links to what is off', async () => {
    const { join } = await setUp();
    const publisher = await join('publisher');
    await publisher.save(RULES, '/old /book-demo#slots\n/press off\n/affiliate off');
    await publisher.save(LEDE, 'See [it](/affiliate), [the press](/press) or [a demo](/old).');
    const { body } = await publisher.ask<DraftCheck>(
      'GET',
      `/drafts/${(await publisher.list())[0]?.id}/check`,
    );
    expect(body.problems).toEqual([]);
    expect(body.warnings.map(({ message }) => message.slice(0, 12))).toEqual([
      '“/affiliate”',
      '“/press” is ',
    ]);
    expect((await publisher.send('publish', { name: 'Moves' })).status).toBe(204);
    expect([...content().pagesOff.keys()]).toEqual(['/affiliate']);
  });

  it('adds a document as a copy of another one, shows it with its set, and takes it back', async () => {
    const { join } = await setUp();
    const publisher = await join('publisher');
    const [made, title] = ['landing/agencies#copyOf', 'landing/agencies#hero.title'] as const;
    await publisher.save(made, 'landing/template');
    const [set] = await publisher.list();
    const names = async (query: string) =>
      (await publisher.ask<ContentList>('GET', query)).body.documents.map(({ name }) => name);
    expect(await names(`?set=${set?.id}`)).toContain('landing/agencies');
    expect(await names('')).not.toContain('landing/agencies');
    const path = '/document?name=landing/agencies';
    expect((await publisher.ask('GET', path)).status).toBe(404);
    const { body: document } = await publisher.ask<ContentDocument>('GET', `${path}&set=${set?.id}`);
    expect(document).toMatchObject({ page: '/for/agencies', isCopied: true });
    const before = document.fields.find(({ address }) => address === title)?.value ?? '';
    await publisher.ask('PUT', `/drafts/${set?.id}`, {
      ...{ name: 'Spring', writer: 'browser-of-publisher' },
      texts: [{ address: title, before, value: 'For agencies', base: null }],
    });
    expect((await publisher.send('publish', { name: 'Spring' })).status).toBe(204);
    expect(content().list('landing')).toMatchObject([{ id: 'agencies', hero: { title: 'For agencies' } }]);
    expect((await publisher.ask('POST', '/sets/take-back', { id: set?.id })).status).toBe(204);
    expect(content().list('landing')).toEqual([]);
    expect(content().findProblems(['landing'])).toEqual([]);

    const [last] = (await publisher.ask<PublishedSets>('GET', '/sets')).body.sets;
    expect((await publisher.ask('POST', '/sets/take-back', { id: last?.id })).status).toBe(204);
    expect(content().list('landing')).toMatchObject([{ hero: { title: 'For agencies' } }]);
    const { body: again } = await publisher.ask<ContentDocument>('GET', path);
    expect(again.fields.filter(({ isOutdated }) => isOutdated)).toEqual([]);

    // A text that no form shows doesn't keep the document from being removed.
    const gone = randomUUID();
    await publisher.ask('PUT', `/drafts/${gone}`, {
      ...{ name: 'Away', writer: 'browser-of-publisher' },
      texts: [{ address: made, before: 'landing/template', value: null, base: null }],
    });
    expect((await publisher.send('publish', { name: 'Away' }, gone)).status).toBe(204);
    expect(content().list('landing')).toEqual([]);
  });

  describe('that show an answer which another set adds', () => {
    const SHOWN = 'faq#groups.0.shown.0';
    const MESSAGE = 'The FAQ shows “pets”, and no answer has this name.';

    async function setUpAnswer() {
      const { join, look } = await setUp();
      const publisher = await join('publisher');
      const [added, shown] = [randomUUID(), randomUUID()];
      const copy = 'answers/company-and-partners/pets#copyOf';
      await publisher.save(copy, 'answers/company-and-partners/affiliate-payout', null, added);
      await publisher.send('publish', { name: 'Pets' }, added);
      await publisher.save(SHOWN, 'pets', null, shown);
      const takeBack = (set: string) => publisher.ask('POST', '/sets/take-back', { id: set });
      return { publisher, look, added, shown, takeBack };
    }

    it('keep that one from being taken back before them', async () => {
      const { publisher, added, shown, takeBack } = await setUpAnswer();
      expect((await publisher.send('publish', { name: 'FAQ' }, shown)).status).toBe(204);
      const refused = { status: 400, body: { fields: [{ message: MESSAGE }] } };
      expect(await takeBack(added)).toMatchObject(refused);
      expect((await takeBack(shown)).status).toBe(204);
      expect((await takeBack(added)).status).toBe(204);
    });

    it('are not published at their time when that one was taken back', async () => {
      const { publisher, look, added, shown, takeBack } = await setUpAnswer();
      await publisher.send('schedule', { name: 'FAQ', at: IN_AN_HOUR.toISOString() }, shown);
      await takeBack(added);
      await look(IN_AN_HOUR);
      expect(await publisher.list()).toMatchObject([{ problem: `${SHOWN}: ${MESSAGE}` }]);
      expect(content().one('faq').groups[0]?.shown).not.toContain('pets');
    });
  });

  it('discards a set as it was seen', async () => {
    const { join } = await setUp();
    const editor = await join('editor');
    await editor.save(HEADLINE, 'Away');
    expect((await editor.send('discard')).status).toBe(204);
    expect(await editor.list()).toEqual([]);
  });

  it('lists the states of a text with author, time and reason, down to the delivered one', async () => {
    const { usual, join } = await setUp();
    const publisher = await join('publisher');
    await publisher.save(HEADLINE, 'Recommend us');
    await publisher.send('publish', { name: 'Spring' });
    const path = `/history?address=${encodeURIComponent(HEADLINE)}`;
    const { body } = await publisher.ask<TextHistory>('GET', path);
    expect(body).toEqual({
      usual: usual(HEADLINE),
      states: [
        {
          ...{ value: 'Recommend us', by: publisher.email, at: NOW.toISOString() },
          ...{ reason: 'Spring', takesBack: false },
        },
      ],
    });
    expect((await publisher.ask('GET', '/history?address=pages/affiliate%23none')).status).toBe(404);
  });

  describe('shown to people without an account', () => {
    async function setUpLink() {
      const parts = await setUp();
      const editor = await parts.join('editor');
      await editor.save(HEADLINE, 'Recommend us');
      const set = `/drafts/${(await editor.list())[0]?.id}`;
      const { body } = await editor.ask<{ address: string; until: string }>('POST', `${set}/preview`);
      return { ...parts, editor, set, until: body.until, path: new URL(body.address).pathname };
    }

    it('are on the pages of a link, which no one keeps, lists or sends from', async () => {
      const { database, editor, path, until, visit } = await setUpLink();
      const shown = await visit(`${path}/news?topic=sales&words=refunds`);
      expect(shown.statusCode).toBe(200);
      expect(shown.body).toContain('"target":"/news"');
      expect(shown.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("style-src 'sha256-"),
      });
      expect((await visit(path)).body).toContain('"target":"/"');
      expect((await editor.open()).previewUntil).toBe(until);
      const [entry] = await listAudit(database, { limit: 1 });
      expect(entry).toMatchObject({ action: 'content.preview', subject: 'Spring', actor: editor.email });
      expect(JSON.stringify(entry)).not.toContain(path.split('/')[2]);
    });

    it.each(['/desk', '/desk/api/content', '/nothing', '/logo.png', '/news/feed.xml', '/404'])(
      'show nothing at %s',
      async (address) => {
        const { path, visit } = await setUpLink();
        expect((await visit(path + address)).statusCode).toBe(404);
      },
    );

    it('end with the link, with the set, or after a week, and answer like any unknown address', async () => {
      const { database, editor, set, path, until, visit } = await setUpLink();
      const { body } = await editor.ask<{ address: string }>('POST', `${set}/preview`);
      const token = path.split('/')[2] ?? '';
      expect(await findPreviewed(database, token, new Date(Date.parse(until) - 1))).toBeDefined();
      expect(await findPreviewed(database, token, new Date(until))).toBeUndefined();
      expect((await editor.ask('DELETE', `${set}/preview`)).status).toBe(204);
      const unknown = await visit('/unknown/address');
      for (const ended of [path, new URL(body.address).pathname, '/preview/made-up']) {
        const { statusCode, body: page } = await visit(ended);
        expect([statusCode, page]).toEqual([404, unknown.body]);
      }
      const again = await editor.ask<{ address: string }>('POST', `${set}/preview`);
      await editor.send('discard');
      expect((await visit(new URL(again.body.address).pathname)).statusCode).toBe(404);
    });
  });

  describe('with a time', () => {
    const at = IN_AN_HOUR.toISOString();

    it('are published then, once, by whichever process looks', async () => {
      const { database, usual, join, look } = await setUp();
      const publisher = await join('publisher');
      await publisher.save(HEADLINE, 'On time');
      expect((await publisher.send('schedule', { name: 'Spring', at })).status).toBe(204);
      await look(NOW);
      expect(content().one('pages/affiliate').hero.title).toBe(usual(HEADLINE));
      await Promise.all([look(IN_AN_HOUR), look(IN_AN_HOUR)]);
      expect(content().one('pages/affiliate').hero.title).toBe('On time');
      const entries = await listAudit(database, { limit: 9, action: 'content.publish' });
      expect(entries).toMatchObject([{ actor: publisher.email, origin: 'server', reason: 'Spring' }]);
    });

    it('do not change until the time is taken back', async () => {
      const { usual, join, look } = await setUp();
      const publisher = await join('publisher');
      await publisher.save(HEADLINE, 'On time');
      await publisher.send('schedule', { name: 'Spring', at });
      expect((await publisher.save(LEDE, 'Sneaked in')).body.code).toBe('scheduled');
      expect((await publisher.send('discard')).body.code).toBe('scheduled');
      expect((await publisher.send('unschedule')).status).toBe(204);
      await look(IN_AN_HOUR);
      expect(content().one('pages/affiliate').hero.title).toBe(usual(HEADLINE));
      expect((await publisher.save(LEDE, 'Let in')).body.conflicts).toEqual([]);
    });

    it('stay whole where they became wrong meanwhile, and say why', async () => {
      const { join, look, warnings } = await setUp();
      const publisher = await join('publisher');
      const other = randomUUID();
      await publisher.save(HEADLINE, 'Ours');
      await publisher.save(LEDE, 'Fits.');
      await publisher.send('schedule', { name: 'Spring', at });
      await publisher.save(HEADLINE, 'Theirs', null, other);
      await publisher.send('publish', { name: 'Theirs' }, other);
      await look(IN_AN_HOUR);
      await look(IN_AN_HOUR);
      const { title, lede } = content().one('pages/affiliate').hero;
      expect([title, lede === 'Fits.']).toEqual(['Theirs', false]);
      const [set] = await publisher.list();
      expect(set).toMatchObject({ problem: expect.stringContaining('was changed meanwhile') });
      expect([set?.publishAt, set?.texts.length, warnings.length]).toEqual([undefined, 2, 1]);
    });

    it.each([
      ['that has passed', NOW.toISOString()],
      ['further than a year away', '2099-01-01T00:00:00.000Z'],
      ['that is no day', '2026-13-41T00:00:00.000Z'],
    ])('are refused for a moment %s', async (_which, moment) => {
      const { join } = await setUp();
      const publisher = await join('publisher');
      await publisher.save(HEADLINE, 'On time');
      expect((await publisher.send('schedule', { name: 'Spring', at: moment })).status).toBe(400);
    });
  });
});
