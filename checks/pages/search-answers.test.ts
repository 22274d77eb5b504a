import { fileURLToPath } from 'node:url';
import type { FoundPlace } from 'contract/site/site-search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPassages } from '../../server/modules/answers/passages/passages.ts';
import { openSiteSearch, type SiteSearch } from '../../server/modules/answers/search/site-search.ts';
import { openTopicsOnce } from '../../server/modules/answers/topics/open-topics.ts';
import { pageTitles } from '../../server/modules/site/page-titles.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';

// More searches than a network may make at once, so not by HTTP; without articles, which say nothing for us.
const SITE_DIR = fileURLToPath(new URL('../../site/dist', import.meta.url));
const NO_BLOG = { findRevision: async () => '', listVersions: async () => [], readArticles: async () => [] };

let siteSearch: SiteSearch;
beforeAll(async () => {
  const site = await loadSite(SITE_DIR, null);
  const passages = openPassages({ site, blog: NO_BLOG, log: { warn: expect.fail } });
  siteSearch = openSiteSearch({ passages, topics: openTopicsOnce(), titleOf: pageTitles(site) });
});

function find(words: string): Promise<FoundPlace[]> {
  return siteSearch.find(words, { isUnfinished: true });
}

describe('a search of the built site', () => {
  it.each([
    ['SOC 2', /^Are you SOC 2/],
    ['soc2 report', /^Are you SOC 2/],
    ['sso', /single sign-on/],
    ['single sign on', /single sign-on/],
    ['gdpr', /GDPR/],
    ['money back', /money back/],
    ['refund', /money back/],
    ['onprem', /own servers/],
    ['training data', /^Do you train AI models on our data/],
    ['does it train on our data', /^Do you train AI models on our data/],
    ['cancel', /^How do we cancel/],
    ['BYOK', /own AI key/],
    ['login', /log in/],
    ['sign up', /sign up/],
    ['free trial', /free trial/],
    ['forgot password', /password/],
    ['sla', /SLA/],
    ['slack', /Slack/],
    ['salesforce integration', /Salesforce/],
  ])('answers %s with a question first', async (words, question) => {
    const [first] = await find(words);
    expect(first).toMatchObject({ kind: 'question', heading: expect.stringMatching(question) });
    expect(first?.text.length).toBeGreaterThan(20);
  });

  it.each(['pricing', 'privacy policy', 'enterprise', 'course'])(
    'answers %s with the page of that name, then with questions',
    async (words) => {
      const [page, question] = await find(words);
      expect([page?.kind, page?.heading, question?.kind]).toEqual(['page', '', 'question']);
    },
  );

  it('answers api key with the page that asks for one, then with the question', async () => {
    const [page, question] = await find('api key');
    expect([page?.kind, page?.text]).toEqual(['reference', expect.stringMatching(/^Ask for the client ID/)]);
    expect(question).toMatchObject({ kind: 'question', heading: 'How do I get access to the API?' });
  });

  it.each([
    'asdfgh qwerty',
    'poem about cats',
    'weather in berlin',
    'weather in Paris tomorrow',
    'who founded rome',
    'cheap flights to berlin',
    'recipe for lasagna',
    'how tall is mount everest',
  ])('finds nothing for %s', async (words) => {
    expect(await find(words)).toEqual([]);
  });

  it.each(['a day with Marco', 'Harriet Lowe', 'start training on March 24'])(
    'shows no scene for %s',
    async (words) => {
      expect((await find(words)).filter(({ address }) => /#(?:day|desk|comparison)-/.test(address))).toEqual(
        [],
      );
    },
  );

  it('shows a place once', async () => {
    for (const words of ['login', 'demo', 'refund', 'privacy']) {
      const names = (await find(words)).map(({ address, heading }) => `${address} ${heading}`);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
