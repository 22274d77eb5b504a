import { describe, expect, it } from 'vitest';
import { callTool, callToolInVain, connectAgent } from '../../../checks/support/agent-client.ts';
import { BUILT_ORIGIN } from '../../../checks/support/site-folder.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';

const PERSON = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
const CONSENT = 'Yes, please book this time for me and send me the invitation.';
const DEMO = {
  ...PERSON,
  phone: '+919876543210',
  startDateTime: '2026-03-11T08:00:00+05:30',
  consent: CONSENT,
  idempotencyKey: 'a-key-of-the-agent',
};
const CONTACT = {
  ...PERSON,
  company: 'Acme',
  message: 'Do you speak Hindi?',
  consent: CONSENT,
  idempotencyKey: 'another-key',
};

async function startWithAgent(config = {}) {
  const server = await startTestServer({ config });
  const leads = () => server.database.selectFrom('leads').selectAll().execute();
  return { ...server, leads, agent: await connectAgent(server.url) };
}

describe('tools of /mcp', () => {
  it('describes the input, output and effects of each tool', async () => {
    const { agent } = await startWithAgent();
    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_site',
      'read_page',
      'answer_question',
      'compare_plans',
      'calculate_roi',
      'estimate_savings',
      'find_demo_slots',
      'book_demo',
      'get_booking',
      'move_demo',
      'cancel_demo',
      'request_contact',
      'search',
      'fetch',
    ]);
    for (const { name, inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: 'object' });
      expect(description).toMatch(/\.$/);
      expect(annotations).toMatchObject({
        readOnlyHint: !['book_demo', 'move_demo', 'cancel_demo', 'request_contact'].includes(name),
        destructiveHint: name === 'cancel_demo',
        idempotentHint: true,
      });
    }
  });

  it('compares the plans, and names the smallest that fits', async () => {
    const { agent } = await startWithAgent();
    const asked = { members: 4, creditsPerMonth: 30_000, differencesOnly: true };
    expect(await callTool(agent, 'compare_plans', asked)).toMatchObject({
      smallestThatFits: 'growth',
      plans: [
        { key: 'starter', priceUsdPerMonth: 29 },
        {},
        { priceUsdPerMonth: 149 },
        { priceUsdPerMonth: null },
      ],
      rows: expect.not.arrayContaining([expect.objectContaining({ label: 'Setup fees' })]),
    });
  });

  it('says that no plan fits a team between two plans', async () => {
    const { agent } = await startWithAgent();
    expect(await callTool(agent, 'compare_plans', { members: 15 })).toMatchObject({
      smallestThatFits: null,
      advice: expect.stringContaining('No plan fits 15 people as listed'),
    });
  });

  it('answers a question from its topic, and a follow-up with what was asked before', async () => {
    const { agent } = await startWithAgent();
    expect(await callTool(agent, 'answer_question', { question: 'Are you SOC 2 certified?' })).toMatchObject({
      answer: expect.stringMatching(/^We don’t publish a SOC 2/),
      status: 'not_published',
    });
    const asked = { question: 'and for 20 people?', before: ['What does the Startup plan cost?'] };
    expect(await callTool(agent, 'answer_question', asked)).toMatchObject({
      answer: expect.stringContaining('No plan fits 20 people as listed'),
      sources: [{ url: expect.stringMatching(/\/pricing#comparison-title$/) }],
    });
  });

  it('calculates ROI and savings by the formulas of the site', async () => {
    const { agent } = await startWithAgent();
    const team = {
      employees: 100,
      avgSalaryUsd: 75_000,
      automationPercentage: 30,
      implementationCostUsd: 50_000,
    };
    const roi = await callTool(agent, 'calculate_roi', {
      ...team,
      useCase: 'customer-service',
      industry: 'retail',
    });
    expect(roi).toMatchObject({ potentialSavingsUsdPerYear: 1_012_500, roiPercent: 1_925 });
    expect(roi.url).toContain('#roi-results&employees=100');
    const asked = { employees: 50, hourlyWageUsd: 35, hoursSavedPerWeek: 8, agentCostUsdPerMonth: 500 };
    const savings = await callTool(agent, 'estimate_savings', asked);
    expect(savings).toMatchObject({ monthlyValueUsd: 60_620, annualSavingsUsd: 721_440 });
    expect(savings.url).toContain('/usecases#savings&employees=50&hourlyWageUsd=35');
  });

  it('returns rounded numbers that a person can repeat', async () => {
    const { agent } = await startWithAgent();
    const asked = {
      employees: 20,
      avgSalaryUsd: 60_000,
      automationPercentage: 30,
      useCase: 'customer-service',
      industry: 'retail',
      implementationCostUsd: 30_000,
    };
    expect(await callTool(agent, 'calculate_roi', asked)).toMatchObject({
      roiPercent: 440,
      paybackMonths: 2.22,
    });
  });

  it('returns null where a ratio would divide by zero', async () => {
    const { agent } = await startWithAgent();
    const asked = {
      employees: 0,
      avgSalaryUsd: 0,
      automationPercentage: 30,
      useCase: 'data-analysis',
      industry: 'legal',
      implementationCostUsd: 0,
    };
    expect(await callTool(agent, 'calculate_roi', asked)).toMatchObject({
      roiPercent: null,
      paybackMonths: null,
    });
    const costly = { ...asked, implementationCostUsd: 1 };
    expect(await callTool(agent, 'calculate_roi', costly)).toMatchObject({
      roiPercent: -100,
      paybackMonths: null,
    });
  });

  it.each([
    ['calculate_roi', { employees: -1, useCase: '<script>', constructor: 1 }, ['employees', 'useCase']],
    [
      'calculate_roi',
      {
        employees: 1,
        avgSalaryUsd: 1.5,
        automationPercentage: 33,
        useCase: 'data-analysis',
        industry: 'legal',
        implementationCostUsd: 1,
      },
      ['avgSalaryUsd'],
    ],
    ['search_site', { query: '' }, ['query']],
    ['search_site', { query: 'x'.repeat(301) }, ['query']],
    ['find_demo_slots', { from: '2026-02-30' }, ['from']],
    ['find_demo_slots', { days: 1e9 }, ['days']],
    ['book_demo', { ...DEMO, consent: undefined }, ['consent']],
    ['book_demo', { ...DEMO, idempotencyKey: 'with blanks in it' }, ['idempotencyKey']],
  ])('names the arguments of %s that must be fixed', async (name, input, fields) => {
    const { agent } = await startWithAgent();
    const problem = await callToolInVain(agent, name, input);
    const named = (problem.fields as { field: string }[]).map(({ field }) => field);
    expect(named).toEqual(expect.arrayContaining(fields));
    expect(JSON.stringify(problem)).not.toMatch(/script|xxx|blanks|constructor/);
  });

  it.each([
    ['search_site', { query: 'prices', limit: null }],
    ['find_demo_slots', { from: '', days: null }],
    ['find_demo_slots', { from: ' ' }],
    ['compare_plans', { members: null, creditsPerMonth: null, differencesOnly: null }],
    ['book_demo', { ...DEMO, message: '' }],
    ['request_contact', { ...CONTACT, phone: null, teamSize: '' }],
  ])('reads empty and null arguments of %s as missing', async (name, input) => {
    const { agent } = await startWithAgent();
    await callTool(agent, name, input);
  });

  it('reports a required argument that is null as missing', async () => {
    const { agent } = await startWithAgent();
    const problem = await callToolInVain(agent, 'request_contact', { ...CONTACT, email: null });
    expect(problem.fields).toEqual([{ field: 'email', message: 'is required' }]);
  });

  it.each(['A\0b', 'A\ud800b'])('names the argument with a character that cannot be stored', async (text) => {
    const { agent } = await startWithAgent();
    const message = 'must not have the character U+0000, or half of a character';
    for (const [name, input, field] of [
      ['book_demo', { ...DEMO, firstName: text }, 'firstName'],
      ['request_contact', { ...CONTACT, consent: `Yes, please book this ${text}` }, 'consent'],
      ['search_site', { query: text }, 'query'],
      ['read_page', { page: `/pricing${text}` }, 'page'],
    ] as const) {
      expect((await callToolInVain(agent, name, input)).fields).toEqual([{ field, message }]);
    }
  });

  it.each(['/book-dmeo', '/book-dmeo.md', '/Book_Demo/'])(
    'suggests the page that was probably meant by %s, as the 404 page does',
    async (page) => {
      const { agent, url } = await startWithAgent();
      for (const asked of [page, BUILT_ORIGIN + page, url + page]) {
        const { code, message } = await callToolInVain(agent, 'read_page', { page: asked });
        expect(code).toBe('not_found');
        expect(message).toBe(
          `This site has no such page. Did you mean ${url}/book-demo? Find one with search_site.`,
        );
      }
    },
  );

  it.each(['/llms.txt', '/nothing-like-it', '/hidden-pag', 'https://elsewhere.example/book-dmeo', '///'])(
    'repeats nothing of %s, and suggests no page that cannot be read',
    async (page) => {
      const { agent } = await startWithAgent();
      const { message } = await callToolInVain(agent, 'read_page', { page });
      expect(message).toBe('This site has no such page. Find one with search_site.');
    },
  );

  it('rejects unknown tools', async () => {
    const { agent } = await startWithAgent();
    for (const name of ['__proto__', 'drop_table', 'toString']) {
      await expect(agent.callTool({ name, arguments: {} })).rejects.toThrow('There’s no such tool');
    }
  });
});

describe('book_demo', () => {
  it('stores the demo as the form does, with its source and the words of the consent', async () => {
    const { agent, leads, url } = await startWithAgent();
    const receipt = await callTool(agent, 'book_demo', DEMO);
    expect(receipt).toMatchObject({ isReplayed: false, endDateTime: '2026-03-11T08:30:00+05:30' });
    expect(new URL(String(receipt.manageUrl)).origin).toBe(url);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ id: receipt.id, kind: 'demo', email: PERSON.email, state: 'new' });
    expect(JSON.parse(lead?.attribution ?? '')).toEqual({ utm_source: 'mcp', utm_medium: 'agent' });
    expect(JSON.parse(lead?.context ?? '')).toMatchObject({
      consent: { text: CONSENT, claimedBy: 'agent' },
    });
    expect(JSON.parse(lead?.body ?? '')).not.toHaveProperty('consent');
  });

  it('stores the demo once when the same key arrives again', async () => {
    const { agent, leads } = await startWithAgent();
    const first = await callTool(agent, 'book_demo', DEMO);
    expect(await callTool(agent, 'book_demo', DEMO)).toEqual({ ...first, isReplayed: true });
    expect(await leads()).toHaveLength(1);
    const other = await callToolInVain(agent, 'book_demo', { ...DEMO, firstName: 'Ravi' });
    expect(other.code).toBe('idempotency_key_reused');
  });

  it.each([
    ['a time that has passed', { startDateTime: '2026-03-10T08:00:00+05:30' }, 'startDateTime'],
    ['a time beside the grid', { startDateTime: '2026-03-11T08:10:00+05:30' }, 'startDateTime'],
    ['no time at all', { startDateTime: 'tomorrow' }, 'startDateTime'],
    ['a time at the end of all calendars', { startDateTime: '+275760-09-13T00:00:00Z' }, 'startDateTime'],
    ['a wrong address', { email: 'asha@' }, 'email'],
    ['a phone number that cannot be dialed', { phone: 'ask my assistant' }, 'phone'],
  ])('refuses %s and names the field', async (_what, change, field) => {
    const { agent, leads } = await startWithAgent();
    const problem = await callToolInVain(agent, 'book_demo', { ...DEMO, ...change });
    expect(problem).toMatchObject({
      code: 'invalid_request',
      fields: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    expect(await leads()).toEqual([]);
  });

  it.each(['', 'yes', '            ', '-------------', 'yesyesyesyesyes'])(
    'stores no lead on the consent %j',
    async (consent) => {
      const { agent, leads } = await startWithAgent();
      const problem = await callToolInVain(agent, 'book_demo', { ...DEMO, consent });
      expect(problem.fields).toEqual([expect.objectContaining({ field: 'consent' })]);
      await callToolInVain(agent, 'request_contact', { ...CONTACT, consent });
      expect(await leads()).toEqual([]);
    },
  );

  it('counts toward the rate limit of leads', async () => {
    const { agent, leads } = await startWithAgent({ leadsPerMinute: 1 });
    await callTool(agent, 'request_contact', CONTACT);
    const next = { ...CONTACT, idempotencyKey: 'a-third-key' };
    expect(await callToolInVain(agent, 'request_contact', next)).toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await leads()).toHaveLength(1);
  });

  it('accepts a time that find_demo_slots listed', async () => {
    const { agent } = await startWithAgent();
    expect(await callTool(agent, 'find_demo_slots', { days: 2 })).toEqual({
      timeZone: 'Asia/Kolkata',
      minutes: 30,
      // It is noon: what has begun is not offered.
      days: [
        { date: '2026-03-10', free: ['12:30-20:00'] },
        { date: '2026-03-11', free: ['08:00-20:00'] },
      ],
    });
    const startDateTime = '2026-03-10T12:30:00+05:30';
    expect(await callTool(agent, 'book_demo', { ...DEMO, startDateTime })).toHaveProperty('id');
  });
});

describe('prompts of /mcp', () => {
  it('exposes two prompts, and fills in the arguments', async () => {
    const { agent } = await startWithAgent();
    const { prompts } = await agent.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['choose_plan', 'make_the_case']);
    const told = { people: '12', work: 'answering tickets' };
    const { messages } = await agent.getPrompt({ name: 'choose_plan', arguments: told });
    expect(JSON.stringify(messages)).toContain('We are 12 people');
    await expect(agent.getPrompt({ name: 'choose_plan', arguments: { people: '12' } })).rejects.toThrow();
    await expect(agent.getPrompt({ name: 'constructor' })).rejects.toThrow();
  });
});
