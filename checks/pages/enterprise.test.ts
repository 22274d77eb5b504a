import { getAllByRole, getByRole, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { expect, it } from 'vitest';
import { hrefOf, openPage, sectionAt, structuredDataOf, textOf, textsOf } from './open-page.ts';

it('links the first view to the enterprise demo and to the contact page', async () => {
  const hero = sectionAt(await openPage('/enterprise'), 0);
  getByRole(hero, 'heading', { level: 1 });
  expect(hrefOf(getByRole(hero, 'link', { name: 'Schedule Enterprise Demo' }))).toBe('/book-demo');
  expect(hrefOf(getByRole(hero, 'link', { name: 'Talk to Us' }))).toBe('/contact-us');
});

it('shows search, automate and orchestrate in order, each with its picture', async () => {
  const page = await openPage('/enterprise');
  for (const [index, subject] of [/search/i, /automat/i, /orchestrat/i].entries()) {
    const section = within(sectionAt(page, index + 1));
    expect(textOf(section.getByRole('heading', { level: 2 }))).toMatch(subject);
    section.getByRole('img', { name: /\w+ \w+/ });
  }
});

it('shows three value points between them and the choice of deployment', async () => {
  const page = await openPage('/enterprise');
  const points = within(sectionAt(page, 4)).getAllByRole('listitem');
  expect(points.flatMap((point) => getAllByRole(point, 'heading'))).toHaveLength(3);
  within(sectionAt(page, 5)).getByRole('table');
});

it('compares cloud and on-premise question by question', async () => {
  const { main } = await openPage('/enterprise');
  const table = within(getByRole(main, 'table', { name: /cloud and on-premise/i }));
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual(['Cloud', 'On-premise']);
  const rows = table.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'));
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    expect(textsOf(getAllByRole(row, 'cell'))).toEqual([
      expect.stringMatching(/\w/),
      expect.stringMatching(/\w/),
    ]);
  }
});

it('describes a software application in structured data, without ratings or prices', async () => {
  const data = structuredDataOf((await openPage('/enterprise')).document);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    applicationCategory: expect.stringMatching(/\w/),
    operatingSystem: expect.stringMatching(/\w/),
    url: `${brand.siteUrl}/enterprise`,
  });
  expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|reviews?|offers?|price\w*)"/);
});
