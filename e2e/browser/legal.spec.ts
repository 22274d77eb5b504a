import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const DOCUMENTS = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Use'],
  ['/cookies', 'Cookie Policy'],
] as const;

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const sectionOf = (page: Page, id: string) => main(page).locator(`section[id="${id}"]`);

for (const [path, title] of DOCUMENTS) {
  test.describe(path, () => {
    test('has one main heading, the date of its last change and the way home', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
      await expect(main(page).getByRole('link', { name: 'Back to Home', exact: true })).toHaveAttribute(
        'href',
        '/',
      );

      const date = main(page).getByRole('time');
      await expect(date).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
      const changedOn = Date.parse((await date.getAttribute('datetime')) ?? '');
      expect(Date.parse(`${await date.innerText()} UTC`)).toBe(changedOn);
    });

    test('lists its numbered sections in order, each under its anchor', async ({ page }) => {
      await page.goto(path);
      const headings = main(page).locator('section[id]').getByRole('heading', { level: 2 });
      const entries = contents(page).getByRole('link');
      expect(await headings.count()).toBeGreaterThan(5);
      await expect(entries).toHaveCount(await headings.count());

      for (const [index, entry] of (await entries.all()).entries()) {
        const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
        const heading = sectionOf(page, id).getByRole('heading', { level: 2 });
        await expect(heading).toHaveText(new RegExp(`^${index + 1}\\s`));
        expect(withoutNumber(await heading.innerText())).toBe(withoutNumber(await entry.innerText()));
      }
    });

    test('leads every link of its own to something that exists', async ({ page, request }) => {
      await page.goto(path);
      const links = main(page).locator('a[href^="/"], a[href^="#"]');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(8);

      for (const href of new Set(hrefs)) {
        const [target = '', id] = href.split('#');
        const answer = await request.get(target || path);
        expect(answer.status(), href).toBe(200);
        if (id) expect(await answer.text(), href).toContain(`id="${id}"`);
      }
    });

    test('leads to the other two documents', async ({ page }) => {
      await page.goto(path);
      const others = page.getByRole('navigation', { name: 'Other legal documents' });

      await expect(others.getByRole('link')).toHaveText(
        DOCUMENTS.filter(([other]) => other !== path).map(([, name]) => name),
      );
    });
  });
}

test.describe('the contents', () => {
  test('stand beside the text on a wide screen and stay there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/terms');
    await contents(page).getByRole('link', { name: 'Limit of liability' }).click();

    await expect(page).toHaveURL(/#liability$/);
    await expectBelowHeader(page, 'liability');
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
  });

  test('unfold above the text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/terms');
    const entry = contents(page).getByRole('link', { name: 'Limit of liability' });
    await expect(entry).toBeHidden();
    await contents(page).locator('summary').press('Enter');
    await entry.click();

    await expectBelowHeader(page, 'liability');
  });

  test('are left out on paper, where the text takes the whole width', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/terms');
    await expect(contents(page)).toBeHidden();
    const text = await sectionOf(page, 'agreement').boundingBox();

    expect(text?.width).toBeGreaterThan(600);
  });
});

test('a line of the summary leads to the section that says it in full', async ({ page }) => {
  await page.goto('/terms');
  await main(page)
    .getByRole('link', { name: /^30 days .*money back/ })
    .click();

  await expectBelowHeader(page, 'refunds');
});

test('lines of text hold 60 to 72 characters on average', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy');
  const charactersPerLine = await main(page)
    .locator('section[id] > p')
    .evaluateAll((paragraphs) => {
      const lineCounts = paragraphs.map((paragraph) =>
        Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight)),
      );
      const isLong = (_: unknown, index: number) => (lineCounts[index] ?? 0) > 2;
      const characters = paragraphs.filter(isLong).map((paragraph) => paragraph.textContent.length);
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      return sum(characters) / sum(lineCounts.filter(isLong));
    });

  expect(charactersPerLine).toBeGreaterThan(60);
  expect(charactersPerLine).toBeLessThan(72);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [section, facts] of [
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
        /Trial accounts.*nobody has paid.*closed 30 days after the trial/,
        /Non-paid accounts.*terminated.*inactive for over a year/,
      ],
    ],
    ['liability', [/limited to \$100 in total/]],
    ['disputes', [/opt out of arbitration within 30 days/]],
    ['claims', [/filed within one year/]],
  ] as const) {
    test(`the terms say what holds for ${section}`, async ({ page }) => {
      await page.goto('/terms');
      for (const fact of facts) await expect(sectionOf(page, section)).toContainText(fact);
    });
  }

  for (const [section, facts] of [
    ['forms', [/Contact/, /demo/, /agent/, /Chatbot/]],
    ['first-touch', [/session storage/, /utm_/, /referrer/, /landing page/]],
    ['not-collected', [/No cookies/, /No analytics script/]],
    ['recipients', [/database/]],
    ['storage', [/30 days after you cancel/]],
    ['rights', [/Access/, /Correction/, /Deletion/, /Objection/]],
    ['children', [/under 13/]],
  ] as const) {
    test(`the privacy policy says what holds for ${section}`, async ({ page }) => {
      await page.goto('/privacy');
      for (const fact of facts) await expect(sectionOf(page, section)).toContainText(fact);
    });
  }

  test('the privacy policy names the address for requests', async ({ page }) => {
    await page.goto('/privacy');

    await expect(
      sectionOf(page, 'rights').getByRole('link', { name: 'info@teamloom.example' }),
    ).toHaveAttribute('href', 'mailto:info@teamloom.example');
  });

  test('the cookie policy explains every kind and leads to an advertising opt-out', async ({ page }) => {
    await page.goto('/cookies');
    for (const kind of ['First-party cookies', 'Third-party cookies']) {
      await expect(sectionOf(page, 'first-and-third-party').getByText(kind, { exact: true })).toBeVisible();
    }
    await expect(sectionOf(page, 'necessary')).toContainText(/Authentication.*Security.*before sign-up/);
    await expect(sectionOf(page, 'analytics')).toContainText(/additional cookies for analytics/);

    const optOut = sectionOf(page, 'advertising').getByRole('link', { name: /opt out/i });
    await expect(optOut).toHaveAttribute('href', /^https:/);
  });
});

test('this site sets no cookie, as the cookie policy says, and only the note that it names', async ({
  page,
}) => {
  for (const path of ['/', '/contact-us', '/cookies']) await page.goto(path);

  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    ['firstTouch'],
  ]);
});

function withoutNumber(text: string): string {
  return text.replace(/^\d+\s+/, '');
}

async function expectBelowHeader(page: Page, id: string) {
  const heading = sectionOf(page, id).getByRole('heading');
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}
