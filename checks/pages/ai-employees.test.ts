import { getAllByRole, getByRole, queryByRole, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { content } from '../../server/shared/content.ts';
import { hrefOf, metaOf, openPage, sectionAt, structuredDataOf, textOf, textsOf } from './open-page.ts';

const SIGN_UP = brand.signUpUrl;
const OVERVIEW = '/ai-employees';
const SDR = '/ai-employees/ai-sdr';
/** The figures: S2 section 9, 'Marketing claims'. */
const TEAM = [
  ['Ava', 'Executive Assistant', '/ai-employees/ai-executive-assistant', '/book-demo', ['10+ hours']],
  ['Marco', 'Project Manager', '/ai-employees/ai-project-manager', '/book-demo', ['30% faster']],
  ['Lena', 'Marketing Associate', '/ai-employees/ai-marketing-associate', '/book-demo', ['80% less', '3x']],
  ['Noah', 'Sales Representative (SDR)', SDR, '/book-demo', ['40%', '15+ hours']],
  ['Hana', 'HR', '/ai-employees/ai-hr', '/contact', ['90% faster']],
  ['Iris', 'Market Research Analyst', '/ai-employees/ai-market-research-analyst', '/contact', ['99.9%']],
  [
    'Owen',
    'Proposal Writer',
    '/ai-employees/ai-proposal-writer',
    '/contact',
    ['95% less', 'Under 30 minutes'],
  ],
] as const;

async function teamCards(path: string): Promise<HTMLElement[]> {
  const team = getByRole((await openPage(path)).main, 'region', { name: 'Meet Your AI Team' });
  return getAllByRole(team, 'listitem').filter((item) =>
    Array.from(item.children).some(({ localName }) => localName === 'h3'),
  );
}

function expectSignUp(within: HTMLElement, name: string): void {
  const link = getByRole(within, 'link', { name: new RegExp(`^${name}`) });
  expect([hrefOf(link), link.getAttribute('target')]).toEqual([SIGN_UP, '_blank']);
}

/** Sentences of at least five words, once each, with `…` in place of the employee's name. */
function sentencesOf(main: HTMLElement, name: string): Set<string> {
  const texts = textsOf(main.querySelectorAll('h2, h3, p, li'));
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const full = sentences.filter((text) => /[.!?]$/.test(text) && text.split(' ').length >= 5);
  return new Set(full.map((text) => text.replaceAll(name, '…')));
}

describe('the overview', () => {
  it('links to the sign-up in a new tab and to the demo', async () => {
    const page = await openPage(OVERVIEW);
    const hero = sectionAt(page, 0);
    expect(textOf(getByRole(page.main, 'heading', { level: 1 }))).toMatch(/human work and AI work.*handoff/);
    expectSignUp(hero, 'Get Started Today');
    expect(hrefOf(getByRole(hero, 'link', { name: 'Schedule Demo' }))).toBe('/book-demo');
  });

  it('links seven cards to their pages, and the eighth to the sign-up', async () => {
    const cards = await teamCards(OVERVIEW);
    expect(cards).toHaveLength(TEAM.length + 1);
    for (const [index, [name, role, path]] of TEAM.entries()) {
      const card = within(cards[index] as HTMLElement);
      expect(textOf(card.getByRole('heading')).replace(' ', '')).toBe(`${name}${role}`.replace(' ', ''));
      expect(hrefOf(card.getByRole('link', { name: `Learn More about ${name}` }))).toBe(path);
      const skills = card.getByRole('list', { name: 'Skills' });
      expect(within(skills).getAllByRole('listitem')).toHaveLength(3);
    }
    expectSignUp(cards.at(-1) as HTMLElement, 'Get Started');
  });

  it('compares other builders with ours in a table', async () => {
    const table = within(getByRole((await openPage(OVERVIEW)).main, 'table'));
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
      'Other builders',
      `The ${brand.name} builder`,
    ]);
    const aspects = table.getAllByRole('rowheader').length;
    expect(aspects).toBeGreaterThan(3);
    const corner = 1;
    expect(table.getAllByRole('cell')).toHaveLength(aspects * 2 + corner);
  });
});

describe.each(TEAM)('the page of %s', (name, role, path, second, figures) => {
  it('introduces the persona, and links to the sign-up and on at the start and the end', async () => {
    const page = await openPage(path);
    const hero = sectionAt(page, 0);
    expect(textOf(hero)).toContain(`${name} ${role}`);
    getByRole(hero, 'heading', { level: 1 });
    for (const section of [hero, sectionAt(page, -1)]) {
      expectSignUp(section, `Hire ${name}`);
      const links = getAllByRole(section, 'link');
      expect(links).toHaveLength(2);
      expect(hrefOf(links[1])).toBe(second);
    }
  });

  it('compares before and after, lists six capabilities and names its figures', async () => {
    const page = await openPage(path);
    const side = (title: string) => {
      const part = getByRole(page.main, 'heading', { level: 3, name: title }).parentElement as HTMLElement;
      return getAllByRole(part, 'listitem').length;
    };
    expect(side(`Without ${name}`)).toBeGreaterThan(2);
    expect(side(`With ${name}`)).toBe(side(`Without ${name}`));

    const capabilities = page.main.querySelector('[aria-labelledby=capabilities-title]') as HTMLElement;
    expect(getAllByRole(capabilities, 'listitem')).toHaveLength(6);
    expect(getAllByRole(capabilities, 'heading', { level: 3 })).toHaveLength(6);
    const named = textsOf(getAllByRole(page.main, 'strong')).filter((text) => /^(\d|Under)/.test(text));
    for (const figure of figures) expect(named.join()).toContain(figure);
  });

  it('keeps the parts of the specification in order', async () => {
    const { sections } = await openPage(path);
    const order = sections.map((section) => section.getAttribute('aria-labelledby'));
    const required = ['hero', 'comparison', 'capabilities', 'benefits', 'team', 'closing'];
    expect(order.filter((id) => required.includes(String(id?.replace('-title', ''))))).toEqual(
      required.map((part) => `${part}-title`),
    );
    expect([order[0], order.at(-1)]).toEqual(['hero-title', 'closing-title']);
  });

  it('asks a person at some moment of its day, if it shows one', async () => {
    const day = queryByRole((await openPage(path)).main, 'region', { name: `A day with ${name}` });
    if (!day) return;
    const moments = getAllByRole(day, 'listitem').map(textOf);
    expect(moments.length).toBeGreaterThanOrEqual(5);
    expect(moments.some((moment) => moment.includes(`${name} asks you`))).toBe(true);
    for (const moment of moments) expect(moment).toMatch(/^\d{1,2}:\d{2} [AP]M \S/);
  });

  it('states in a job description its manager, tasks, approvals, limits and plans', async () => {
    const card = getByRole((await openPage(path)).main, 'region', { name: `${name}’s job description` });
    const terms = getAllByRole(card, 'heading', { level: 3 });
    expect(textsOf(terms)).toEqual(['Reports to', 'Does alone', 'Asks first', 'Never', 'Which plan']);
    for (const term of terms) {
      const lines = getAllByRole(term.parentElement as HTMLElement, 'listitem');
      if (textOf(term) === 'Reports to') expect(lines).toHaveLength(1);
      else expect(lines.length).toBeGreaterThanOrEqual(textOf(term) === 'Which plan' ? 2 : 3);
    }
  });

  it('links two articles of the blog by their titles, which link back', async () => {
    const benefits = (await openPage(path)).main.querySelector('[aria-labelledby=benefits-title]');
    const links = getAllByRole(benefits as HTMLElement, 'link');
    expect(links).toHaveLength(2);
    for (const link of links) {
      const article = await openPage(hrefOf(link) ?? '');
      expect(textOf(getByRole(article.main, 'heading', { level: 1 }))).toBe(textOf(link));
      expect(getAllByRole(article.main, 'link').map(hrefOf)).toContain(path);
    }
  });

  it('introduces the whole team', async () => {
    const cards = await teamCards(path);
    expect(cards).toHaveLength(TEAM.length + 1);
    const links = cards.flatMap((card) => getAllByRole(card, 'link'));
    for (const [each] of TEAM) {
      const meet = links.filter((link) => textOf(link) === `Meet ${each}`);
      expect(meet.map(hrefOf)).toEqual(['/contact']);
    }
    expectSignUp(cards.at(-1) as HTMLElement, 'Get Started');
  });
});

describe('the seven pages', () => {
  it('have each a sequence of sections of their own', async () => {
    const sequences = await Promise.all(
      TEAM.map(async ([, , path]) => {
        const { sections } = await openPage(path);
        return sections.map((section) => section.getAttribute('aria-labelledby')).join(' ');
      }),
    );
    expect(new Set(sequences).size, sequences.join('\n')).toBe(TEAM.length);
  });

  it('repeat no sentence on more than two of them, but what a figure is worth', async () => {
    const pagesOf = new Map<string, string[]>();
    for (const [name, , path] of TEAM) {
      for (const sentence of sentencesOf((await openPage(path)).main, name))
        pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), name]);
    }
    const repeated = [...pagesOf].filter(([, names]) => names.length > 2).map(([sentence]) => sentence);
    expect(repeated.filter((sentence) => !content().one('claims').provenance.includes(sentence))).toEqual([]);
  });
});

it('describes the sales representative as software with a free offer', async () => {
  const { document } = await openPage(SDR);
  expect(document.title).toMatch(new RegExp(`SDR.*\\| ${brand.name}$`));
  expect(metaOf(document, 'keywords')).toMatch(/\w+, \w+/);
  expect(structuredDataOf(document)).toMatchObject({
    '@type': 'SoftwareApplication',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  });
});

it.each([OVERVIEW, ...TEAM.map(([, , path]) => path)])('ships %s without an island', async (path) => {
  expect((await openPage(path)).document.querySelector('astro-island')).toBeNull();
});
