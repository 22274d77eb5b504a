import { fileURLToPath } from 'node:url';
import type { Topic } from 'contract/content/topic.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../server/modules/answers/passages/passage.ts';
import { readPage } from '../../server/modules/answers/passages/read-page.ts';
import { loadSite } from '../../server/modules/site/site-files.ts';
import { content } from '../../server/shared/content.ts';

/** Asked in every security review and in most first talks. */
const ASKED_OF_EVERY_VENDOR = [
  ...['training-on-your-data', 'models', 'data-region', 'encryption-at-rest', 'soc2-iso27001'],
  ...['data-processing-agreement', 'sub-processors', 'single-sign-on', 'scim-provisioning', 'sla-terms'],
  ...['data-export', 'integrations', 'slack-and-teams', 'crm', 'languages', 'mobile-app', 'annual-price'],
  ...['discounts', 'currency', 'taxes', 'enterprise-price', 'plan-gap', 'company-location', 'eu-ai-act'],
  ...['after-booking', 'credit-top-ups', 'api-key', 'api-rate-limits', 'api-sdks', 'chat-streaming'],
];

/** Pages that say what topics say, and what is published elsewhere. */
const PAGES_OF_TOPICS = /^\/(?:faq|ask|answers|search)(?:\/|$)/;
const BLOG = /^\/blog(?:\/|$)/;
/** Names with a figure in them, which stands for no amount. */
const NAMES = /SOC 2|ISO 27001|GPT-\d|Section \d+|OAuth 2|TLS 1\.\d/g;
const FIGURE = /\d[\d.,]*\d|\d/g;

/** Words of each section, by address with its anchor. */
const sections = new Map<string, string>();
/** Words of each page, by address. */
const pages = new Map<string, string>();
/** Reports whether the server has such a page, built or rendered on demand. */
let hasPage: (page: string) => boolean;

beforeAll(async () => {
  const { files, onDemand } = await loadSite(
    fileURLToPath(new URL('../../site/dist', import.meta.url)),
    null,
  );
  hasPage = (page) => files.get(page)?.isPage === true || onDemand.some(({ pattern }) => pattern.test(page));
  for (const { path, isPage, identity } of files.values()) {
    if (!isPage) continue;
    for (const { address, page, statements, heading } of readPage(path, identity.body.toString('utf8'))) {
      const said = statements.map(textOf).join(' ');
      sections.set(address, `${sections.get(address) ?? ''} ${said}`);
      pages.set(page, `${pages.get(page) ?? ''}\n${heading}\n${said}`);
    }
  }
});

/** `297.00` is said as `297`. */
function withoutCents(figure: string): string {
  return figure.replace(/\.00$/, '');
}

/** `/soc 2/i` as it is written in a document. */
function regExpOf(pattern: string): RegExp {
  const [, source = '', flags] = /^\/(.+)\/([a-z]*)$/.exec(pattern) ?? [];
  return new RegExp(source, flags);
}

/** Returns the problems of the topics, a line each. */
function problemsOf(find: (topic: Topic) => readonly string[]): string[] {
  return content()
    .list('topic')
    .flatMap((topic) => find(topic).map((problem) => `${topic.id}: ${problem}`));
}

describe('topics', () => {
  it('quote what stands at their anchors', () => {
    const problems = problemsOf(({ sources }) =>
      sources.flatMap(({ page, anchor, evidence }) => {
        const section = sections.get(anchor ? `${page}#${anchor}` : page);
        if (section === undefined) return [`there is no ${page}#${anchor}`];
        return section.includes(evidence) ? [] : [`${page}#${anchor} doesn’t say “${evidence}”`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('name no figure that their evidence does not have', () => {
    const problems = problemsOf(({ answer, sources }) => {
      const known = sources.flatMap(({ evidence }) => evidence.match(FIGURE) ?? []).map(withoutCents);
      const figures = answer.replace(NAMES, '').match(FIGURE) ?? [];
      return figures
        .filter((figure) => !known.includes(figure))
        .map((figure) => `no evidence for the figure ${figure}`);
    });
    expect(problems).toEqual([]);
  });

  it('say of nothing that it is not published that a page says', () => {
    const problems = problemsOf(({ unpublished = [] }) =>
      [...pages].flatMap(([page, text]) => {
        if (PAGES_OF_TOPICS.test(page) || BLOG.test(page)) return [];
        const found = unpublished.map((pattern) => regExpOf(pattern).exec(text)?.[0]).filter(Boolean);
        return found.map((words) => `${page} says “${words}”`);
      }),
    );
    expect(problems).toEqual([]);
  });

  it('name what would make them wrong, where something is not published', () => {
    const problems = problemsOf(({ status, unpublished = [] }) => {
      if (status === 'published')
        return unpublished.length > 0 ? ['it is published, and says it is not'] : [];
      return unpublished.length > 0 ? [] : ['it names no pattern'];
    });
    expect(problems).toEqual([]);
  });

  it('say so where nothing or not all is published', () => {
    const NO = /\b(?:don’t|doesn’t|haven’t|can’t|no|not|isn’t|aren’t|only|nothing)\b/i;
    expect(
      problemsOf(({ status, answer }) => (status === 'not-published' && !NO.test(answer) ? [answer] : [])),
    ).toEqual([]);
  });

  it('rest on a source, unless nothing near is published', () => {
    const problems = problemsOf(({ status, sources }) =>
      status !== 'not-published' && sources.length === 0 ? ['it has no source'] : [],
    );
    expect(problems).toEqual([]);
  });

  it('lead on to pages that exist', () => {
    const problems = problemsOf(({ next }) => {
      const [page = '', anchor] = next?.page.split('#') ?? [];
      if (next === undefined) return [];
      if (!hasPage(page)) return [`there is no page ${page}`];
      return anchor === undefined || sections.has(next.page) ? [] : [`there is no section ${next.page}`];
    });
    expect(problems).toEqual([]);
  });

  it('have an id and phrasings of their own', () => {
    const seen = new Map<string, string>();
    const problems = problemsOf(({ id, question, phrasings }) =>
      [`id ${id}`, ...[question, ...phrasings].map((text) => text.toLowerCase())].flatMap((text) => {
        const other = seen.get(text);
        seen.set(text, id);
        return other === undefined ? [] : [`“${text}” is also of ${other}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('have 8 to 15 phrasings, and answers of at most 60 words in three sentences', () => {
    const problems = problemsOf(({ phrasings, answer }) => {
      const words = answer.split(/\s+/).length;
      const sentences = answer.split(/[.?!](?:\s|$)/).filter(Boolean).length;
      return [
        ...(phrasings.length < 8 || phrasings.length > 15 ? [`${phrasings.length} phrasings`] : []),
        ...(words > 60 ? [`${words} words`] : []),
        ...(sentences > 3 ? [`${sentences} sentences`] : []),
      ];
    });
    expect(problems).toEqual([]);
  });

  it('were reviewed on a day', () => {
    expect(problemsOf(({ reviewed }) => (/^20\d\d-\d\d-\d\d$/.test(reviewed) ? [] : [reviewed]))).toEqual([]);
  });

  it('cover what every vendor is asked', () => {
    const ids = content()
      .list('topic')
      .map(({ id }) => id);
    expect(ASKED_OF_EVERY_VENDOR.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('fill the eight groups of /faq with about 45 short answers for buyers and users', () => {
    const { groups } = content().one('faq');
    const ids = groups.flatMap((group) => group.shown);
    const shown = content()
      .list('topic')
      .filter(({ id }) => ids.includes(id));
    expect(shown).toHaveLength(ids.length);
    expect(shown.length).toBeGreaterThanOrEqual(42);
    expect(shown.length).toBeLessThanOrEqual(52);
    for (const { folder, shown: some } of groups) {
      const inFolder = shown.filter((topic) => topic.folder === `answers/${folder}`).map(({ id }) => id);
      expect(inFolder.toSorted()).toEqual(some.toSorted());
      expect(some.length > 0).toBe(folder !== 'developers');
    }
    expect(shown.filter(({ answer }) => answer.split(/\s+/).length > 48).map(({ id }) => id)).toEqual([]);
  });
});
