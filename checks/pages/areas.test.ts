import {
  getAllByRole,
  getByRole,
  getByText,
  queryAllByRole,
  queryAllByText,
  within,
} from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { hrefOf, metaOf, openPage, partWith, sectionAt, textOf, textsOf } from './open-page.ts';

describe('the affiliate page', () => {
  it('names the commission, its frequency and its payment in the first view', async () => {
    const hero = sectionAt(await openPage('/affiliate'), 0);
    getByRole(hero, 'heading', { level: 1 });
    for (const fact of [/up to 30%/i, /recurring/i, /paid monthly/i]) expect(textOf(hero)).toMatch(fact);
  });

  it('shows three benefit cards and three steps', async () => {
    const page = await openPage('/affiliate');
    const headings = (index: number) =>
      getAllByRole(sectionAt(page, index), 'listitem').flatMap((item) =>
        queryAllByRole(item, 'heading', { level: 3 }),
      );
    expect(headings(1)).toHaveLength(3);
    expect(textsOf(headings(2))).toEqual([
      expect.stringMatching(/^sign up/i),
      expect.stringMatching(/^promote.*unique link/i),
      expect.stringMatching(/^earn/i),
    ]);
  });

  it('applies the commission to the price of each plan', async () => {
    const { main } = await openPage('/affiliate');
    const cells = (plan: RegExp) => {
      const row = partWith(getAllByRole(main, 'row'), getByRole(main, 'rowheader', { name: plan }));
      return textsOf(getAllByRole(row, 'cell'));
    };
    const starting = (text: string) => expect.stringContaining(text);
    expect(cells(/Starter/)).toEqual([starting('$29/'), starting('$8.70/'), '$104.40']);
    expect(cells(/Startup/)).toEqual([starting('$99/'), starting('$29.70/'), '$356.40']);
    expect(cells(/Growth/)).toEqual([starting('$149/'), starting('$44.70/'), '$536.40']);
  });

  it('ships no React', async () => {
    expect((await openPage('/affiliate')).document.querySelector('astro-island')).toBeNull();
  });
});

it('names multi-agent orchestration in the text of the agent platform', async () => {
  expect(textOf((await openPage('/services')).main)).toMatch(/multi-agent orchestration/i);
});

describe('resources', () => {
  const listWith = async (href: string) => {
    const lists = getAllByRole((await openPage('/resources')).main, 'list');
    const list = lists.find((each) => each.querySelector(`a[href="${href}"]`));
    return within(list as HTMLElement).getAllByRole('listitem');
  };

  it('shows four kinds, two of them still to come', async () => {
    const cards = await listWith('/blog');
    const kinds = cards.map((card) => [
      textOf(getByRole(card, 'link')),
      hrefOf(getByRole(card, 'link')),
      queryAllByText(card, 'Coming Soon').length,
    ]);
    expect(kinds).toEqual([
      ['Blog', '/blog', 0],
      ['Case Studies', '/case-studies', 0],
      ['Whitepapers', '/whitepapers', 1],
      ['Video Library', '/video-library', 1],
    ]);
  });

  it('features the calculator, the stories and a whitepaper to come', async () => {
    const items = await listWith('/roi-calculator');
    expect(textsOf(items)).toEqual([
      expect.stringMatching(/ROI calculator/i),
      expect.stringMatching(/success stories/i),
      expect.stringMatching(/whitepaper/i),
    ]);
    const links = items.map((item) => queryAllByRole(item, 'link').map(hrefOf));
    expect(links).toEqual([['/roi-calculator'], ['/press-release'], []]);
    expect(items.map((item) => queryAllByText(item, 'Coming Soon').length)).toEqual([0, 0, 1]);
  });

  it.each(['/video-library', '/whitepapers'])(
    'marks %s as coming soon, and keeps it out of search engines',
    async (path) => {
      const { status, main, document } = await openPage(path);
      expect(status).toBe(200);
      getByText(main, 'Coming Soon');
      expect(metaOf(document, 'robots')).toBe('noindex');
    },
  );
});

describe('services', () => {
  it('links to the login in a new tab and to the demo in the first view', async () => {
    const hero = sectionAt(await openPage('/services'), 0);
    getByRole(hero, 'heading', { level: 1 });
    const start = getByRole(hero, 'link', { name: /^Get Started/ });
    expect([hrefOf(start), start.getAttribute('target')]).toEqual([brand.loginUrl, '_blank']);
    expect(hrefOf(getByRole(hero, 'link', { name: 'Book a Demo' }))).toBe('/book-demo');
  });

  it('offers a talk about orchestration', async () => {
    const page = await openPage('/services');
    const talk = getByRole(page.main, 'link', { name: 'Talk to us' });
    expect(hrefOf(talk)).toBe('/contact-us');
    expect(sectionAt(page, 1).contains(talk)).toBe(true);
    expect(textOf(sectionAt(page, 1))).toMatch(/agents/i);
  });

  it('lists twenty different sample agents', async () => {
    const lists = getAllByRole((await openPage('/services')).main, 'list');
    const grids = lists.filter((list) => list.querySelectorAll('li').length === 20);
    expect(grids).toHaveLength(1);
    const names = textsOf(grids.flatMap((grid) => getAllByRole(grid, 'heading')));
    expect(names).toHaveLength(20);
    expect(new Set(names).size).toBe(20);
  });

  it('describes data privacy and admin controls', async () => {
    const text = textOf((await openPage('/services')).main);
    for (const fact of [/role-based access control/i, /build and publish/i, /your data/i])
      expect(text).toMatch(fact);
  });

  it('closes with links to a demo and to the contact page', async () => {
    const hrefs = getAllByRole(sectionAt(await openPage('/services'), -1), 'link').map(hrefOf);
    expect(hrefs).toEqual(expect.arrayContaining(['/book-demo', '/contact-us']));
  });
});

describe('use cases', () => {
  it('calls savings an estimate, and explains how it is computed', async () => {
    const section = (await openPage('/usecases')).main.querySelector('#savings');
    expect(textOf(section)).toContain('estimate');
    expect(textOf(section)).toContain('4.33 weeks per month');
  });

  it('links to the ROI report and to a demo', async () => {
    const { main } = await openPage('/usecases');
    expect(hrefOf(getByRole(main, 'link', { name: 'Get Detailed ROI Report' }))).toBe('/roi-calculator');
    expect(hrefOf(getByRole(main, 'link', { name: 'Book a Demo' }))).toBe('/book-demo');
  });

  it('states the savings of the defaults', async () => {
    const savings = getByRole((await openPage('/usecases')).main, 'region', { name: 'Savings' });
    const [names, figures] = ['term', 'definition'].map((role) => textsOf(getAllByRole(savings, role)));
    expect(names?.map((name, index) => [name, figures?.[index]])).toEqual(
      expect.arrayContaining([
        ['Monthly value', '$60,620'],
        ['Monthly savings', '$60,120'],
        ['Annual savings', '$721,440'],
        ['Annual ROI', '12,024%'],
      ]),
    );
  });
});
