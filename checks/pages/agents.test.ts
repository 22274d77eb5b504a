import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { brand } from 'content/brand.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ARTICLE_PATH } from '../site-pages.ts';
import { ask } from './open-page.ts';

/** Every article, each for the first time: on a machine that is busy with other tests. */
const RENDERING_ALL_MS = 60_000;

describe('llms.txt', () => {
  it(
    'names the site and key facts, then links existing Markdown pages',
    async () => {
      const text = await (await ask('/llms.txt')).text();
      expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> .+\n`));
      const facts = text.slice(text.indexOf('## Key facts'), text.indexOf('## For agents'));
      expect(facts.match(/^- /gm)?.length).toBeGreaterThanOrEqual(10);
      expect(facts).toContain('- Growth: $149 a month, up to 10 people, credits a month: 50,000.\n');
      const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\)/gm)].map(
        ([, address = '']) => new URL(address),
      );
      const paths = links.map(({ pathname }) => pathname);
      expect(paths).toEqual(
        expect.arrayContaining(['/index.md', '/pricing.md', `${ARTICLE_PATH}.md`, '/mcp']),
      );
      expect(new Set(paths).size).toBe(paths.length);
      // One after the other: a visitor who asks for a hundred pages at once is refused some.
      for (const path of paths.filter((each) => each !== '/mcp'))
        expect([path, (await ask(path)).status]).toEqual([path, 200]);
    },
    RENDERING_ALL_MS,
  );

  it('says how long what it links is', async () => {
    const text = await (await ask('/llms.txt')).text();
    const tokensOf = (path: string) =>
      Number(new RegExp(`${path}\\)(?::.*?)? ?about ([\\d,]+) tokens`).exec(text)?.[1]?.replace(',', ''));
    const pricing = await (await ask('/pricing.md')).text();
    expect(tokensOf('/pricing\\.md')).toBeCloseTo(pricing.length / 4, -2.5);
    expect(tokensOf('/llms-full-product\\.txt')).toBeLessThan(60_000);
  });

  it.each([
    ['/llms-full-product.txt', '# Start small. Switch plans in a click.', '# Log in'],
    ['/llms-full-api.txt', '# Log in', '## The answer that got lost'],
    ['/llms-full-blog.txt', '## The answer that got lost', '# Log in'],
  ])(
    'has a part with its key facts first: %s',
    async (path, held, left) => {
      const text = await (await ask(path)).text();
      expect(text.indexOf('## Key facts')).toBeLessThan(1_000);
      expect(text).toContain(`\n${held}`);
      expect(text).not.toContain(`\n${left}\n`);
    },
    RENDERING_ALL_MS,
  );

  it(
    'includes the text of all pages in llms-full.txt',
    async () => {
      const text = await (await ask('/llms-full.txt')).text();
      expect(text).toContain('# Start small. Switch plans in a click.');
      expect(text).toContain('## The answer that got lost');
      expect(text).not.toContain('<main');
    },
    RENDERING_ALL_MS,
  );
});

describe('an agent that uses /mcp alone', () => {
  const agent = new Client({ name: 'buyer', version: '1.0.0' });
  beforeAll(() => agent.connect(new StreamableHTTPClientTransport(new URL('/mcp', inject('siteUrl')))));
  afterAll(() => agent.close());

  async function use(name: string, input: object): Promise<Record<string, never>> {
    const { isError, content, structuredContent } = await agent.callTool({ name, arguments: { ...input } });
    expect(isError, JSON.stringify(content)).toBeFalsy();
    return structuredContent as Record<string, never>;
  }

  it('finds a plan, computes the return and books a demo', async () => {
    const { results } = await use('search_site', { query: 'Which plans include API access?' });
    expect(JSON.stringify(results)).toContain('/pricing');
    const page = await use('read_page', { page: `${brand.siteUrl}/pricing` });
    expect(page.markdown).toContain('| API access | Not included | Included |');
    const { smallestThatFits } = await use('compare_plans', { members: 8 });
    expect(smallestThatFits).toBe('growth');

    const { cautious } = await use('calculate_roi', {
      employees: 20,
      avgSalaryUsd: 60_000,
      automationPercentage: 30,
      useCase: 'customer-service',
      industry: 'retail',
      implementationCostUsd: 30_000,
    });
    expect(cautious).toEqual({ potentialSavingsUsdPerYear: 81_000, roiPercent: 170 });

    const { days } = (await use('find_demo_slots', { days: 14 })) as unknown as {
      days: { date: string; free: string[] }[];
    };
    const startDateTime = `${days.at(-1)?.date}T${days.at(-1)?.free[0]?.slice(0, 5)}:00+05:30`;
    const receipt = await use('book_demo', {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phone: '+919876543210',
      startDateTime,
      consent: 'Yes, book the first slot on that day for me.',
      idempotencyKey: crypto.randomUUID(),
    });
    expect(receipt).toMatchObject({ startDateTime, isReplayed: false });
  });

  it.each([
    ['Are you SOC 2 certified?', /^Are you SOC 2/, /don’t publish/],
    ['What happens to our data after we cancel?', /cancel/, /30 days.*“.*30 days/],
  ])('finds the answer to %j first, with the words it rests on', async (query, heading, text) => {
    const [first] = (await use('search_site', { query, limit: 3 })).results as unknown as Record<
      string,
      string
    >[];
    expect(first).toMatchObject({
      heading: expect.stringMatching(heading),
      text: expect.stringMatching(text),
      url: expect.stringContaining(`${inject('siteUrl')}/`),
    });
  });

  it('finds nothing, and no scene, where the site says nothing', async () => {
    expect((await use('search_site', { query: 'weather in Paris tomorrow' })).results).toEqual([]);
    const found = (await use('search_site', { query: 'A day with Marco', limit: 10 })).results;
    expect(JSON.stringify(found)).not.toContain('#day-title');
  });

  it('reads the pages as resources', async () => {
    const { resources } = await agent.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(`${inject('siteUrl')}/pricing`);
    const { contents } = await agent.readResource({ uri: `${brand.siteUrl}${ARTICLE_PATH}` });
    expect(contents).toEqual([expect.objectContaining({ mimeType: 'text/markdown' })]);
    for (const uri of [
      'file:///etc/passwd',
      'https://elsewhere.example/',
      `${brand.siteUrl}/_astro`,
      '///',
    ]) {
      await expect(agent.readResource({ uri })).rejects.toThrow('no such page');
    }
  });
});
