import { getAllByRole, getByRole, within } from '@testing-library/dom';
import { brand } from 'content/brand.ts';
import { UNSTATED_COMPANY } from 'contract/site/company.ts';
import { describe, expect, it } from 'vitest';
import { ask, hrefOf, openPage, textOf, textsOf } from './open-page.ts';
import { COMPANY_NAME } from './server.setup.ts';

const DOCUMENTS = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Use'],
  ['/cookies', 'Cookie Policy'],
] as const;

async function sectionOf(path: string, id: string): Promise<HTMLElement> {
  const { main } = await openPage(path);
  const section = main.querySelector<HTMLElement>(`section[id="${id}"]`);
  if (!section) throw new Error(`${path} has no section ${id}`);
  return section;
}

describe.each(DOCUMENTS)('%s', (path, title) => {
  it('shows one main heading, the date of its last change and a link home', async () => {
    const { body, main } = await openPage(path);
    expect(textsOf(getAllByRole(body, 'heading', { level: 1 }))).toEqual([title]);
    expect(hrefOf(getByRole(main, 'link', { name: 'Back to Home' }))).toBe('/');

    const date = getByRole(main, 'time');
    const day = date.getAttribute('datetime') ?? '';
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(`${textOf(date)} UTC`)).toBe(Date.parse(day));
  });

  it('lists its numbered sections in order, each under its anchor', async () => {
    const { body, main } = await openPage(path);
    const headings = Array.from(main.querySelectorAll('section[id] h2'));
    const entries = within(getByRole(body, 'navigation', { name: 'Contents' })).getAllByRole('link');
    expect(headings.length).toBeGreaterThan(5);
    expect(entries).toHaveLength(headings.length);

    for (const [index, entry] of entries.entries()) {
      const section = await sectionOf(path, hrefOf(entry)?.slice(1) ?? '');
      const heading = textOf(getByRole(section, 'heading', { level: 2 }));
      expect(heading).toMatch(new RegExp(`^${index + 1}\\s`));
      expect(withoutNumber(heading)).toBe(withoutNumber(textOf(entry)));
    }
  });

  it('links to the other two documents, and several more pages', async () => {
    const { body, main } = await openPage(path);
    const others = getByRole(body, 'navigation', { name: 'Other legal documents' });
    expect(textsOf(within(others).getAllByRole('link'))).toEqual(
      DOCUMENTS.filter(([other]) => other !== path).map(([, name]) => name),
    );
    expect(main.querySelectorAll('a[href^="/"], a[href^="#"]').length).toBeGreaterThan(8);
  });
});

describe('the terms', () => {
  it.each([
    ['age', [/at least 13/, /under 18.*guardian/]],
    ['plans', [/\$29 a month, 1 member, 2,000/, /\$99 .*5 members, 25,000/, /\$149 .*10 members, 50,000/]],
    ['trial', [/3 months/]],
    ['payment', [/takes effect immediately, with proration/]],
    ['price-changes', [/30 days before/]],
    ['refunds', [/within 30 days/]],
    ['cancelling', [/30 days after you cancel/]],
    [
      'unused-accounts',
      [
        /Free accounts.*closed.*inactive for 60 days/,
        /Trial accounts.*no one has paid.*closed 30 days after the trial/,
        /Non-paid accounts.*terminated.*inactive for over a year/,
      ],
    ],
    ['liability', [/limited to \$100 in total/]],
    ['disputes', [/opt out of arbitration within 30 days/]],
    ['claims', [/filed within one year/]],
  ] as const)('states the terms for %s', async (id, facts) => {
    const text = textOf(await sectionOf('/terms', id));
    for (const fact of facts) expect(text).toMatch(fact);
  });
});

describe('the privacy policy', () => {
  it.each([
    ['forms', [/Contact/, /demo/, /agent/, /Chatbot/]],
    ['first-touch', [/session storage/, /utm_/, /referrer/, /landing page/]],
    ['not-collected', [/No cookies/, /No analytics service/]],
    ['recipients', [/database/]],
    ['browser-notes', [/10 short notes/]],
    ['agents', [/sentence you agreed to/]],
    ['api', [/client ID/, /30 days/, /90 days/]],
    ['storage', [/24 months/, /30 days after you cancel/]],
    ['rights', [/Access/, /Correction/, /Deletion/, /Objection/]],
    ['children', [/under 13/]],
  ] as const)('states the rule for %s', async (id, facts) => {
    const text = textOf(await sectionOf('/privacy', id));
    for (const fact of facts) expect(text).toMatch(fact);
  });

  it('names the address for requests', async () => {
    const link = getByRole(await sectionOf('/privacy', 'rights'), 'link', { name: brand.infoEmail });
    expect(hrefOf(link)).toBe(`mailto:${brand.infoEmail}`);
  });
});

it('explains every kind of cookie, and links to an advertising opt-out', async () => {
  const kinds = within(await sectionOf('/cookies', 'first-and-third-party'));
  for (const kind of ['First-party cookies', 'Third-party cookies']) kinds.getByText(kind);
  expect(textOf(await sectionOf('/cookies', 'necessary'))).toMatch(
    /Authentication.*Security.*before sign-up/,
  );
  expect(textOf(await sectionOf('/cookies', 'analytics'))).toMatch(/additional cookies for analytics/);
  const optOut = getByRole(await sectionOf('/cookies', 'advertising'), 'link', { name: /opt out/i });
  expect(hrefOf(optOut)).toMatch(/^https:/);
});

describe('the legal notice', () => {
  it('states what the settings say, and says of the rest that it is not stated', async () => {
    const { main } = await openPage('/legal-notice');
    const stated = textsOf(main.querySelectorAll('#company dd'));
    expect(stated).toEqual([COMPANY_NAME, ...Array(4).fill('not stated')]);
  });

  it.each(['/privacy', '/terms', '/blog'])('has its company in the footer of %s', async (path) => {
    const { document } = await openPage(path);
    expect(textOf(document.querySelector('footer'))).toContain(`Run by ${COMPANY_NAME}.`);
  });

  it.each(['/privacy', '/terms', '/privacy.md'])('has its company in the text of %s', async (path) => {
    const text = await (await ask(path)).text();
    expect(text).toContain(path.endsWith('.md') ? COMPANY_NAME : COMPANY_NAME.replace('&', '&amp;'));
    expect(text).not.toContain(UNSTATED_COMPANY);
  });

  it.each(['/privacy', '/terms'])('is named by %s as the place of who we are', async (path) => {
    const { main } = await openPage(path);
    expect(hrefOf(getByRole(main, 'link', { name: 'legal notice' }))).toBe('/legal-notice');
  });
});

it.each(['/services', '/contact-us', '/book-demo'])(
  'links to the policy under the form of %s',
  async (path) => {
    const { main } = await openPage(path);
    const inOrder = main.querySelectorAll('form[action*="/authms/"], a[href="/privacy#forms"]');
    expect(Array.from(inOrder, ({ localName }) => localName)).toEqual(['form', 'a']);
  },
);

it('shows who gets data on this server, and when it is deleted', async () => {
  const { main } = await openPage('/data-processing');
  for (const id of ['recipients', 'periods']) {
    expect(textOf(main.querySelector(`section[id="${id}"]`))).not.toBe('');
  }
  expect(textOf(main)).toMatch(/Demo bookings\s*Deleted 730 days/);
});

function withoutNumber(text: string): string {
  return text.replace(/^\d+\s*/, '');
}
