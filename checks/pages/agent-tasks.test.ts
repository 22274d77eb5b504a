import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/** Limits of one task for an agent. */
const MOST_CALLS = 3;
const MOST_TOKENS = 2_000;
const DAY_MS = 86_400_000;
const BERLIN = 'Europe/Berlin';

type Answer = Record<string, unknown>;

/** Cost of a task so far, as a model reads and writes it: four characters are about a token. */
interface Spent {
  calls: number;
  tokens: number;
}

/** The jobs that people give to their agents, each done through /mcp alone: docs/agents.md has the figures. */
describe('the jobs of a visitor’s agent', () => {
  const agent = new Client({ name: 'buyer', version: '1.0.0' });
  const table: string[] = [];
  let spent: Spent;
  let manageUrl = '';

  beforeAll(() => agent.connect(new StreamableHTTPClientTransport(new URL('/mcp', inject('siteUrl')))));
  afterAll(async () => {
    await agent.close();
    console.log(`| job | tools | calls | tokens |\n| --- | --- | --- | --- |\n${table.join('\n')}`);
  });

  /** Does a task, and holds it to its bounds. */
  async function spend(task: string, act: () => Promise<string>): Promise<void> {
    spent = { calls: 0, tokens: 0 };
    const tools = await act();
    table.push(`| ${task} | ${tools} | ${spent.calls} | ${spent.tokens} |`);
    expect(spent.calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(spent.tokens).toBeLessThanOrEqual(MOST_TOKENS);
  }

  async function use(name: string, input: object): Promise<Answer> {
    const { isError, content, structuredContent } = await agent.callTool({ name, arguments: { ...input } });
    const [told] = content;
    const text = told?.type === 'text' ? told.text : '';
    expect(isError, text).toBeFalsy();
    spent.calls += 1;
    spent.tokens += Math.ceil((text.length + JSON.stringify(input).length) / 4);
    return structuredContent as Answer;
  }

  /** The next day of the week that is at least two days away. @param weekday 1 is Monday */
  function nextDay(weekday: number, from = Date.now() + 2 * DAY_MS): string {
    const day = new Date(from);
    while (day.getUTCDay() !== weekday) day.setTime(day.getTime() + DAY_MS);
    return day.toISOString().slice(0, 10);
  }

  /** The first free half-hour of an afternoon in Berlin. */
  async function findAfternoon(from: string): Promise<string> {
    const found = await use('find_demo_slots', { from, days: 1, timeZone: BERLIN, after: '12:00' });
    const [day] = found.days as { date: string; free: string[] }[];
    return `${day?.date}T${day?.free[0]?.slice(0, 5)}`;
  }

  const tuesday = nextDay(2);
  const thursday = nextDay(4, Date.parse(tuesday));

  it('finds the cheapest plan for 7 people with API access', () =>
    spend('Cheapest plan for 7 people with API access', async () => {
      const asked = { members: 7, needs: ['API access'], differencesOnly: true };
      expect(await use('compare_plans', asked)).toMatchObject({
        smallestThatFits: 'growth',
        advice: expect.stringContaining('$149'),
      });
      return '`compare_plans`';
    }));

  it('books a demo next Tuesday afternoon, Berlin time', () =>
    spend('A demo next Tuesday afternoon, Berlin time', async () => {
      const startDateTime = await findAfternoon(tuesday);
      const receipt = await use('book_demo', {
        ...{ firstName: 'Mira', lastName: 'Vogel', email: `mira-${crypto.randomUUID()}@example.com` },
        ...{ phone: '+4915123456789', startDateTime, timeZone: BERLIN },
        consent: 'Yes, please book Tuesday afternoon for me.',
        idempotencyKey: crypto.randomUUID(),
      });
      expect(receipt).toMatchObject({ when: expect.stringMatching(/^Tue, .* Central European/) });
      manageUrl = String(receipt.manageUrl);
      return '`find_demo_slots`, `book_demo`';
    }));

  it('moves it to Thursday', () =>
    spend('Move it to Thursday', async () => {
      const startDateTime = await findAfternoon(thursday);
      const consent = 'Yes, Thursday is fine, please move it.';
      const moved = await use('move_demo', { manageUrl, startDateTime, timeZone: BERLIN, consent });
      expect(moved).toMatchObject({ when: expect.stringMatching(/^Thu, .* Central European/) });
      return '`find_demo_slots`, `move_demo`';
    }));

  it('cancels it', () =>
    spend('Cancel it', async () => {
      const consent = 'Yes, please cancel the demo.';
      expect(await use('cancel_demo', { manageUrl, timeZone: BERLIN, consent })).toMatchObject({
        state: 'cancelled',
      });
      return '`cancel_demo`';
    }));

  it('estimates the ROI of 30 % of 20 support people', () =>
    spend('ROI of 30 % of the work of 20 support people', async () => {
      const asked = { employees: 20, automationPercentage: 30, useCase: 'customer-service' };
      expect(await use('calculate_roi', asked)).toMatchObject({
        currentCostsUsdPerYear: 1_500_000,
        assumed: ['avgSalaryUsd: 75000', 'industry: technology', 'implementationCostUsd: 50000'],
      });
      return '`calculate_roi`';
    }));

  it.each<[string, string, string, RegExp, RegExp]>([
    ['Is our data used for training?', 'Do you train AI on our data?', 'not_published', /publish/, /^\//],
    [
      'What comes after the trial?',
      'What happens after the free trial?',
      'published',
      /trial/,
      /^\/(?:pricing|terms)/,
    ],
    ['SAML single sign-on', 'Do you support SAML SSO?', 'not_published', /publish/, /^\//],
    [
      'Enterprise for 300 people',
      'What does Enterprise cost for 300 people?',
      '',
      /agree/,
      /^\/(?:terms|pricing)/,
    ],
    [
      'A refund after two months',
      'Can we get a refund after 2 months?',
      'published',
      /30 days|refund/i,
      /^\/terms/,
    ],
    ['HubSpot', 'Do you integrate with HubSpot?', 'partly', /publish/, /^\//],
    [
      'Who owns what AI employees write?',
      'Who owns what the AI employees write for us?',
      'published',
      /yours|own/,
      /^\/terms/,
    ],
  ])('answers: %s', (task, question, status, words, page) =>
    spend(task, async () => {
      const found = await use('answer_question', { question });
      expect(found.answer).toMatch(words);
      if (status !== '') expect(found.status).toBe(status);
      const paths = (found.sources as { url: string }[]).map(({ url }) => new URL(url).pathname);
      expect(paths).toContainEqual(expect.stringMatching(page));
      return '`answer_question`';
    }),
  );

  it('lists free times of a week in 900 tokens, and of two months in 5,000', async () => {
    for (const [days, most] of [
      [7, 900],
      [62, 5_000],
    ] as const) {
      spent = { calls: 0, tokens: 0 };
      await use('find_demo_slots', { days, timeZone: 'America/New_York' });
      table.push(`| Free times of ${days} days | \`find_demo_slots\` | 1 | ${spent.tokens} |`);
      expect(spent.tokens).toBeLessThan(most);
    }
  });

  it('finds and fetches as research clients do', async () => {
    spent = { calls: 0, tokens: 0 };
    const { results } = (await use('search', { query: 'refund' })) as {
      results: { id: string; url: string }[];
    };
    const [first] = results;
    expect(first).toEqual({
      id: expect.stringMatching(/^\//),
      title: expect.any(String),
      url: expect.any(String),
    });
    expect(await use('fetch', { id: first?.id })).toEqual({
      id: first?.id,
      title: expect.any(String),
      text: expect.stringMatching(/refund/i),
      url: expect.stringContaining(inject('siteUrl')),
    });
  });
});
