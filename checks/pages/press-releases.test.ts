import { getAllByRole, getByRole, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { describe, expect, it } from 'vitest';
import { hrefOf, metaOf, openPage, sectionAt, structuredDataOf, textOf, textsOf } from './open-page.ts';

const SITE = brand.siteUrl;
const MAIL = `mailto:${brand.infoEmail}`;
/** The newest first. */
const RELEASES = [
  { path: '/press-release/harborlight', partner: 'Harborlight' },
  { path: '/press-release/onward-workspaces', partner: 'Onward Workspaces' },
  { path: '/press-release/cxplabs', partner: 'CXP Labs' },
] as const;

it('shows a card for each of three releases, newest first', async () => {
  const { main } = await openPage('/press-release');
  const cards = getAllByRole(main, 'listitem');
  expect(cards.map((card) => hrefOf(getByRole(card, 'link')))).toEqual(RELEASES.map(({ path }) => path));
  for (const [index, { partner }] of RELEASES.entries()) {
    expect(textOf(within(cards[index] ?? main).getByRole('heading', { level: 3 }))).toContain(partner);
  }
  const days = cards.map((card) => getByRole(card, 'time').getAttribute('datetime'));
  expect(days).toEqual(days.toSorted().toReversed());
});

it('calls the list illustrative before anything else', async () => {
  expect(textOf((await openPage('/press-release')).main)).toMatch(/^These releases are illustrative\./);
});

it.each(['/press-release', ...RELEASES.map(({ path }) => path)])(
  'offers the general address to journalists on %s',
  async (path) => {
    expect((await openPage(path)).main.querySelectorAll(`a[href="${MAIL}"]`)).toHaveLength(1);
  },
);

describe.each(RELEASES)('$path', ({ path, partner }) => {
  const open = () => openPage(path);
  const region = async (name: string | RegExp) => within(getByRole((await open()).main, 'region', { name }));

  it('shows a title, a place and a day', async () => {
    const hero = sectionAt(await open(), 0);
    expect(textOf(getByRole(hero, 'heading', { level: 1 }))).toMatch(new RegExp(`${partner}.*${brand.name}`));
    const [time] = within(hero).getAllByRole('time');
    expect(time?.getAttribute('datetime')).toMatch(/^2025-\d\d-\d\d$/);
    expect(textOf(time)).toMatch(/^[A-Z][a-z]+ \d{1,2}, 2025$/);
    const announcement = getByRole((await open()).main, 'region', { name: 'The announcement' });
    expect(textOf(announcement)).toContain(textOf(time));
    getByRole(hero, 'img', { name: /teams.*agents/ });
  });

  it('shows paragraphs and a quote of the partner’s CEO', async () => {
    const announcement = await region('The announcement');
    expect(announcement.getAllByRole('paragraph').length).toBeGreaterThan(3);
    const quote = announcement.getByRole('figure');
    expect(textOf(getByRole(quote, 'blockquote'))).toMatch(/\w+ \w+/);
    expect(textOf(quote)).toMatch(new RegExp(`CEO of ${partner}$`));
  });

  it('shows benefits, a card about each company and a contact', async () => {
    expect((await region('What changes')).getAllByRole('listitem')).toHaveLength(3);
    const companies = (await region('About the companies')).getAllByRole('listitem');
    expect(companies.map((company) => textOf(getByRole(company, 'heading')))).toEqual([
      `About ${partner}`,
      `About ${brand.name}`,
    ]);
    const contact = await region('Press contact');
    expect(hrefOf(contact.getByRole('link', { name: brand.infoEmail }))).toBe(MAIL);
    expect(hrefOf(contact.getByRole('link', { name: 'All press releases' }))).toBe('/press-release');
  });

  it('calls itself illustrative, no news, and stays out of search engines', async () => {
    const { document, main } = await open();
    expect(textOf(main)).toMatch(
      /^This release is illustrative\. .*no company named here has confirmed.*Please don’t report it as news\./,
    );
    expect(metaOf(document, 'robots')).toBe('noindex');
    expect(structuredDataOf(document)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: textOf(getByRole(main, 'heading', { level: 1 })),
      url: SITE + path,
      publisher: { '@type': 'Organization', name: brand.name },
    });
    expect(textsOf(getAllByRole(main, 'heading', { level: 1 }))).toHaveLength(1);
  });
});
