import { getAllByRole, getByRole, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { content } from '../../server/shared/content.ts';
import { ask, hrefOf, openPage, textOf, textsOf } from './open-page.ts';

async function sectionOf(path: string, name: string): Promise<HTMLElement> {
  return getByRole((await openPage(path)).main, 'region', { name });
}

describe('the security page', () => {
  it('names what holds each statement', async () => {
    const section = await sectionOf('/security', 'What the software does');
    const statements = textsOf(section.querySelectorAll('dd'));
    expect(statements.length).toBeGreaterThan(12);
    for (const statement of statements) expect(statement).toMatch(/\. Backed by: \S.{10,}\.$/);
  });

  it('lists what security reviews ask and no page publishes in full', async () => {
    const section = await sectionOf('/security', 'Not published yet');
    const expected = content()
      .list('topic')
      .filter(
        ({ id, folder, status }) =>
          (folder === 'answers/security-and-privacy' && status === 'not-published') ||
          ['data-region', 'sub-processors', 'data-export'].includes(id),
      );
    const shown = textsOf(section.querySelectorAll('dt'));
    expect(shown.toSorted()).toEqual(expected.map(({ question }) => question).toSorted());
    for (const { answer } of expected) expect(textsOf(section.querySelectorAll('dd'))).toContain(answer);
  });

  it('adds from plan to plan what the plans offer', async () => {
    const section = await sectionOf('/security', 'What each plan adds');
    expect(textsOf(section.querySelectorAll('dd'))).toEqual([
      '1 member',
      'Up to 5 members, API access, Integrations',
      'Up to 10 members',
      '25+ members, Custom integrations, Priority support, your own AI key, on-premise installation',
    ]);
  });

  it('leads to the files for people who report a vulnerability', async () => {
    const section = await sectionOf('/security', 'Report a vulnerability');
    const hrefs = within(section).getAllByRole('link').map(hrefOf);
    for (const path of ['/.well-known/security.txt', '/.well-known/security-policy.txt']) {
      expect(hrefs).toContain(path);
      expect((await ask(path)).status).toBe(200);
    }
  });
});

describe.each(['/', '/enterprise', '/services', '/pricing', '/contact-us'])('%s', (path) => {
  it('links to the security page', async () => {
    const { main, body } = await openPage(path);
    const part = path === '/' ? getByRole(body, 'contentinfo') : main;
    expect(within(part).getAllByRole('link').map(hrefOf)).toContain('/security');
  });
});

describe('the accessibility statement', () => {
  it('says of each criterion what is known and why', async () => {
    const section = await sectionOf('/accessibility', 'Criterion by criterion');
    const rows = getAllByRole(section, 'row').filter((row) => within(row).queryByRole('rowheader'));
    expect(rows).toHaveLength(55);
    for (const row of rows) {
      expect(textOf(within(row).getByRole('rowheader'))).toMatch(/^\d\.\d\.\d+ \S.* \(AA?\)$/);
      expect(textOf(within(row).getByRole('cell'))).toMatch(
        /^(?:Supported|Partly checked|Not checked|Nothing to check) \S/,
      );
    }
  });

  it('is linked from the footer, and names gaps and whom to tell', async () => {
    const footer = getByRole((await openPage('/')).body, 'contentinfo');
    expect(within(footer).getAllByRole('link').map(hrefOf)).toContain('/accessibility');
    const section = await sectionOf('/accessibility', 'Known gaps');
    expect(within(section).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(within(section).getAllByRole('link').map(hrefOf)).toContain('/contact-us');
  });
});

it('says of each alternative first when it is the better choice', async () => {
  const { main } = await openPage('/compare');
  const lists = [...main.querySelectorAll('dl')];
  expect(lists).toHaveLength(5);
  for (const list of lists)
    expect(textsOf(list.querySelectorAll('dt'))).toEqual([
      'The better choice if',
      'Choose an AI employee if',
    ]);
});
