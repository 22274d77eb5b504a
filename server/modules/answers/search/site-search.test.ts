import type { Topic } from 'contract/content/topic.ts';
import { LONGEST_FOUND_TEXT } from 'contract/site/site-search.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import type { AnswerableFile } from '../../site/site-files.ts';
import type { Passage } from '../passages/passage.ts';
import { openPassages } from '../passages/passages.ts';
import { TopicMatcher } from '../topics/topic-matcher.ts';
import { foundPlaces, kindOf, shorten } from './found-place.ts';
import { openSiteSearch } from './site-search.ts';

const PAGES = {
  '/pricing': `<h1>Pricing</h1><p>Every plan has a trial.</p>
    <section id="refunds"><h2>Refunds</h2><p>We also write letters. Your money comes back within a week.</p></section>
    <details id="cancel"><summary>Can I cancel?</summary><p>Yes, the refund of your money is the same.</p></details>
    <h2 id="more">More</h2><p>A refund takes no form.</p>`,
  '/api-reference/login': '<h1>Login</h1><p>Answers 401 where the money is wrong.</p>',
  '/day':
    '<h1>Days</h1><div data-says="scene"><h2>A day with Marco</h2><p>You: Start training with 2 people.</p></div>',
};

function makeTopic(id: string, question: string, phrasings: string[], more: Partial<Topic> = {}): Topic {
  const sources = [{ page: '/pricing', anchor: id, evidence: 'As it is there.' }];
  const answer = `Our answer about ${id}.`;
  const fixed = {
    folder: 'answers',
    words: '',
    audience: 'buyer',
    status: 'published',
    reviewed: '2026-11-26',
  } as const;
  return { id, question, phrasings, answer, sources, ...fixed, ...more };
}

const TOPICS = [
  makeTopic('repayment', 'Do we get repaid?', ['repaid', 'reimbursement of our money']),
  makeTopic('soc2', 'Are you SOC 2 certified?', ['soc2', 'soc 2 report'], {
    sources: [],
    next: { label: 'Ask us', page: '/contact-us' },
  }),
  makeTopic('refunds', 'What does a refund take?', ['refund form', 'how are refunds made']),
];

function open(topics: readonly Topic[] = [], onNothing?: (words: string) => void) {
  const files = new Map(
    Object.entries(PAGES).map(([path, main]): [string, AnswerableFile] => {
      const html = `<head><title>${path.slice(1)} | X</title></head><main>${main}</main>`;
      const body = Buffer.from(html);
      const identity = { body, text: html, etag: '""', headers: [], unchangedHeaders: [] };
      return [
        path,
        { path, isPage: true, contentSecurityPolicy: undefined, identity, variants: { identity } },
      ];
    }),
  );
  const blog = { findRevision: async () => '1', listVersions: async () => [], readArticles: async () => [] };
  const passages = openPassages({ site: { files }, blog, log: { warn: () => {} } });
  const matcher = TopicMatcher.read(topics);
  const titleOf = (page: string) => (page === '/pricing' ? 'Pricing' : page);
  return openSiteSearch({ passages, topics: () => matcher, titleOf }, onNothing);
}

describe('openSiteSearch', () => {
  it('links to the heading above the words, and quotes the sentence that has them', async () => {
    const [first] = await open().find('refunds money');
    expect(first).toEqual({
      kind: 'page',
      title: 'pricing',
      heading: 'Refunds',
      address: '/pricing#refunds',
      text: 'Your money comes back within a week.',
    });
  });

  it('shows two places of a page at most, so that other pages are seen', async () => {
    const found = await open().find('refund money');
    expect(found.map(({ address }) => address.split('#')[0])).toEqual([
      '/pricing',
      '/pricing',
      '/api-reference/login',
    ]);
  });

  it.each([
    ['of a word being typed', 'refu', true, true],
    ['of two letters', 're', true, true],
    ['after a word that is done', 're ', true, false],
    ['of a whole search', 're', false, false],
  ])('finds by the beginning %s', async (_, words, isUnfinished, isFound) => {
    const found = await open().find(words, { isUnfinished });
    expect(found.some(({ heading }) => heading === 'Refunds')).toBe(isFound);
  });

  it('reports finished words for which nothing was found', async () => {
    const missed: string[] = [];
    const search = open([], (words) => missed.push(words));
    await search.find('refund');
    await search.find('zzyzx', { isUnfinished: true });
    await search.find('zzyzx');
    expect(missed).toEqual(['zzyzx']);
  });

  it('answers with a topic before the places of the site', async () => {
    const [first, second] = await open(TOPICS).find('reimbursement of money');
    expect(first).toEqual({
      kind: 'question',
      title: 'Pricing',
      heading: 'Do we get repaid?',
      address: '/pricing#repayment',
      text: 'Our answer about repayment.',
    });
    expect(second?.address).toMatch('/pricing');
  });

  it('leads to what can be done where no page says it', async () => {
    expect(await open(TOPICS).find('SOC 2')).toMatchObject([
      { title: 'Answer', heading: 'Are you SOC 2 certified?', address: '/contact-us' },
    ]);
  });

  it('shows a place once that a topic leads to', async () => {
    const found = await open(TOPICS).find('refunds');
    expect(found.filter(({ address }) => address === '/pricing#refunds')).toMatchObject([
      { kind: 'question' },
    ]);
  });

  it('shows three topics at most', async () => {
    const alike = ['a', 'b', 'c', 'd'].map((id) => makeTopic(id, `What is a discount ${id}?`, ['discount']));
    expect(await open(alike).find('discount')).toHaveLength(3);
  });

  it('shows a page first that is called what was sought', async () => {
    const topic = makeTopic('prices', 'What does it cost?', ['pricing']);
    const [first, second] = await open([topic]).find('pricing');
    expect([first, second]).toMatchObject([
      { kind: 'page', address: '/pricing' },
      { address: '/pricing#prices' },
    ]);
  });

  it.each([
    ['for a word that only begins alike', 'republic'],
    ['for two letters', 'so'],
    ['for digits', '2'],
    ['for one word of many', 'a report of the weather in Paris'],
  ])('shows no topic %s', async (_, words) => {
    const found = await open(TOPICS).find(words);
    expect(found.filter(({ text }) => text.startsWith('Our answer'))).toEqual([]);
  });

  it('shows a question that holds the search before places that only mention it', async () => {
    const [first] = await open().find('cancel money');
    expect(first).toMatchObject({ kind: 'question', heading: 'Can I cancel?' });
  });

  it.each(['a day with Marco', 'training'])('never shows a scene: %s', async (words) => {
    const found = await open().find(words);
    expect(found.filter(({ address }) => address.startsWith('/day'))).toEqual([]);
  });

  it.each(['money for elephants and giraffes', 'refund 2 zebras in Timbuktu'])(
    'finds nothing where most of the search stands nowhere: %s',
    async (words) => {
      expect(await open().find(words)).toEqual([]);
    },
  );

  it.each(['', '   ', 'the', '\ud83e', 'a'.repeat(100_000)])(
    'finds nothing without words: %#',
    async (words) => {
      await expect(open().find(words)).resolves.toEqual([]);
    },
  );
});

describe('kindOf', () => {
  it.each<[kind: string, place: Pick<Passage, 'page' | 'heading'>]>([
    ['article', { page: '/blog/sales/refunds', heading: 'Why?' }],
    ['reference', { page: '/api-reference', heading: '' }],
    ['reference', { page: '/api-reference/login', heading: 'Errors' }],
    ['question', { page: '/pricing', heading: 'Can I cancel?' }],
    ['page', { page: '/pricing', heading: 'Refunds' }],
    ['page', { page: '/blog', heading: '' }],
  ])('classifies a place as %s', (kind, place) => {
    expect(kindOf(place)).toBe(kind);
  });
});

describe('foundPlaces', () => {
  const passage: Passage = {
    address: '/terms#refunds',
    page: '/terms',
    type: 'legal',
    title: 'Terms',
    heading: '8 Refund guarantee',
    around: '',
    statements: [],
  };
  const showing = (change: Partial<Passage>) =>
    foundPlaces({ called: [], passages: [{ ...passage, ...change }], weigh: () => 1 }, 1)[0];

  it.each([
    ['8 Refund guarantee', 'Refund guarantee'],
    ['24 hours a day', '24 hours a day'],
    ['What we keep', 'What we keep'],
  ])('names the section %s as %s', (heading, name) => {
    expect(showing({ heading })?.heading).toBe(name);
  });

  it('quotes the most relevant cell of a row', () => {
    const cells = [
      { head: 'Type', value: 'text' },
      { head: 'Meaning', value: 'What the visitor brought.' },
    ];
    const text = (label: string) => showing({ statements: [{ kind: 'row', label, cells }] })?.text;
    expect(text('roi')).toBe('roi: What the visitor brought.');
    expect(text('What is it?')).toBe('What is it? What the visitor brought.');
  });
});

describe('shorten', () => {
  it.each([
    ['keeps a short text', 'One two.', 'One two.'],
    ['cuts between words', `${'word '.repeat(60)}`.trim(), `${'word '.repeat(35).trim()}…`],
    ['cuts one long word', 'w'.repeat(300), `${'w'.repeat(LONGEST_FOUND_TEXT - 1)}…`],
    ['removes punctuation before the ellipsis', `${'word, '.repeat(60)}`, `${'word, '.repeat(28)}word…`],
  ])('%s', (_, text, shown) => {
    expect(shorten(text, LONGEST_FOUND_TEXT)).toBe(shown);
  });
});

describe('GET /search.json', () => {
  it.each(['', '?q=', '?q=a&q=b', '?q[x]=1', '?q=%00%F0%9F', `?q=${'long '.repeat(2_000)}`])(
    'answers %# with an empty list',
    async (query) => {
      const { url } = await startTestServer();
      const answer = await fetch(`${url}/search.json${query}`);
      expect([answer.status, await answer.json()]).toEqual([200, { results: [] }]);
    },
  );

  it('counts words without a result once they stay', async () => {
    const { url, database } = await startTestServer();
    const question = 'do you ship zzyzx?';
    await fetch(`${url}/search.json?${new URLSearchParams({ q: question })}`);
    await fetch(`${url}/search.json?${new URLSearchParams({ q: question, whole: '' })}`);
    const asked = () => database.selectFrom('unanswered_questions').select(['question', 'times']).execute();
    await expect.poll(asked, { timeout: 10_000 }).toEqual([{ question, times: 1 }]);
  });

  it('limits a network that asks faster than people type', async () => {
    const { url } = await startTestServer();
    const ask = () => fetch(`${url}/search.json?q=plans`);
    const answers = await Promise.all(Array.from({ length: 120 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(80);
  });
});
