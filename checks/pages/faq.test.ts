import { getByRole, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { content } from '../../server/shared/content.ts';
import { ask, hrefOf, openPage, structuredDataOf, textOf, textsOf } from './open-page.ts';

const { groups } = content().one('faq');
const named = groups
  .flatMap((group) => group.shown)
  .flatMap((id) =>
    content()
      .list('topic')
      .filter((topic) => topic.id === id),
  );
const unpublished = named.filter(({ status }) => status === 'not-published');
const shown = [...named.filter((topic) => !unpublished.includes(topic)), ...unpublished];

/** A question, its answer and what stands below. */
async function partOf(id: string): Promise<HTMLElement> {
  const { main } = await openPage('/faq');
  const part = main.querySelector(`h3[id="${id}"]`)?.parentElement;
  if (!part) throw new Error(`no question ${id}`);
  return part;
}

describe('the questions and answers', () => {
  it('shows each topic for the page once, by group, and last what is not published', async () => {
    const { main } = await openPage('/faq');
    const questions = [...main.querySelectorAll('h3')];
    expect(questions.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    expect(textsOf(questions)).toEqual(shown.map(({ question }) => question));
    expect(shown.length).toBeGreaterThan(40);
  });

  it('lists its groups, each with a link to its section', async () => {
    const { main } = await openPage('/faq');
    const links = within(getByRole(main, 'navigation', { name: 'Contents' })).getAllByRole('link');
    expect(textsOf(links)).toEqual([
      ...groups.filter((group) => group.shown.length > 0).map(({ title }) => title),
      content().one('pages/faq').notPublished,
    ]);
    for (const link of links) {
      const section = main.querySelector(`section[id="${hrefOf(link)?.slice(1)}"]`);
      expect(textOf(section?.querySelector('h2'))).toBe(textOf(link));
    }
  });

  it.each(shown)('answers $id in the open, with its pages and the next step', async (topic) => {
    const part = await partOf(topic.id);
    expect(textOf(part)).toContain(topic.answer);
    expect(part.closest('details')).toBeNull();
    const hrefs = within(part).queryAllByRole('link').map(hrefOf);
    const [first] = topic.sources;
    if (first) expect(hrefs[0]).toBe(first.anchor ? `${first.page}#${first.anchor}` : first.page);
    const pages = hrefs.map((href) => href?.split('#')[0]);
    expect(new Set(pages)).toEqual(
      new Set([...topic.sources.map(({ page }) => page), ...(topic.next ? [topic.next.page] : [])]),
    );
    expect(pages.length, 'each page once').toBe(new Set(pages).size);
  });

  it('says what is not published yet', async () => {
    expect(unpublished.length).toBeGreaterThan(5);
    for (const { id } of unpublished)
      expect(textOf(await partOf(id))).toMatch(/don’t publish|isn’t published/);
  });

  it('tells search engines what it shows, and nothing else', async () => {
    const { document } = await openPage('/faq');
    expect(structuredDataOf(document)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: shown.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  });

  it('takes a question of one’s own without script', async () => {
    const { main } = await openPage('/faq');
    const field = getByRole(main, 'textbox', { name: 'Ask in your own words' });
    expect(field.getAttribute('name')).toBe('q');
    expect(field.closest('form')?.getAttribute('action')).toBe('/ask');
  });

  it('is listed for agents', async () => {
    expect(await (await ask('/llms.txt')).text()).toContain('/faq.md)');
    expect(await (await ask('/faq.md')).text()).toContain(`### ${shown[0]?.question}`);
  });
});

describe.each(['/', '/pricing', '/contact-us', '/404'])('%s', (path) => {
  it('links to the questions and answers', async () => {
    const { main, body } = await openPage(path);
    const part = path === '/' ? getByRole(body, 'contentinfo') : main;
    expect(within(part).getAllByRole('link').map(hrefOf)).toContain('/faq');
  });
});

describe('the answers as measured', () => {
  it('shows verdicts by category for chat, MCP server and search', async () => {
    const { main } = await openPage('/answers');
    const tables = within(main).getAllByRole('table');
    expect(tables.map((table) => textOf(table.querySelector('caption')))).toEqual([
      expect.stringMatching(/^Chat/),
      expect.stringMatching(/^MCP server/),
      expect.stringMatching(/^Search/),
    ]);
    for (const table of tables) {
      expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
        'Questions',
        'Right',
        'Partly',
        'Wrong',
        'Honest no',
        'False no',
      ]);
    }
    expect(main.querySelector('time')?.getAttribute('datetime')).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('explains each verdict, and what the answers can’t do', async () => {
    const { main } = await openPage('/answers');
    const termsBelow = (name: string) => {
      const section = getByRole(main, 'heading', { level: 2, name }).closest('section');
      return textsOf(section?.querySelectorAll('dt') ?? []);
    };
    expect(new Set(termsBelow('How an answer is judged')).size).toBe(5);
    expect(new Set(termsBelow('What it can’t do')).size).toBe(6);
  });

  it('links the measurement and the answers to each other', async () => {
    const linksOf = async (path: string) =>
      within((await openPage(path)).main)
        .getAllByRole('link')
        .map(hrefOf);
    expect(await linksOf('/faq')).toContain('/answers');
    expect(await linksOf('/answers')).toContain('/faq');
  });
});
