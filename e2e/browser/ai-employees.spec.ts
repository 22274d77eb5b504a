import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const SIGN_UP = 'https://app.teamloom.example/signup';
const OVERVIEW = '/ai-employees';
const TEAM = [
  ['Ava', 'Executive Assistant', '/ai-employees/ai-executive-assistant', '/book-demo'],
  ['Marco', 'Project Manager', '/ai-employees/ai-project-manager', '/book-demo'],
  ['Lena', 'Marketing Associate', '/ai-employees/ai-marketing-associate', '/book-demo'],
  ['Noah', 'Sales Representative (SDR)', '/ai-employees/ai-sdr', '/book-demo'],
  ['Hana', 'HR', '/ai-employees/ai-hr', '/contact'],
  ['Iris', 'Market Research Analyst', '/ai-employees/ai-market-research-analyst', '/contact'],
  ['Owen', 'Proposal Writer', '/ai-employees/ai-proposal-writer', '/contact'],
] as const;
/** S2 section 9, 'Marketing claims'. */
const FIGURES: Record<string, string[]> = {
  Ava: ['10+ hours'],
  Marco: ['30% faster'],
  Lena: ['80% less', '3x'],
  Noah: ['40%', '15+ hours'],
  Hana: ['90% faster'],
  Iris: ['99.9%'],
  Owen: ['95% less', 'Under 30 minutes'],
};
const SDR = '/ai-employees/ai-sdr';
const PAGES_WITH_SOON_BUTTONS = TEAM.filter(([name]) => ['Hana', 'Iris', 'Owen'].includes(name));

const hero = (page: Page) => page.getByRole('main').locator('> section').first();
const closing = (page: Page) => page.getByRole('main').locator('> section').last();
const teamCards = (page: Page) =>
  page.getByRole('region', { name: 'Meet Your AI Team' }).locator('li:has(> h3)');
const avatars = (page: Page) => page.locator('[data-avatar]');

async function expectNewTab(within: Locator, name: string) {
  const link = within.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('href', SIGN_UP);
  await expect(link).toHaveAttribute('target', '_blank');
}

test.describe('the overview', () => {
  test('leads to the sign-up in a new tab and to the demo', async ({ page }) => {
    await page.goto(OVERVIEW);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/human work and AI work.*handoff/);
    await expectNewTab(hero(page), 'Get Started Today');
    await expect(hero(page).getByRole('link', { name: 'Schedule Demo', exact: true })).toHaveAttribute(
      'href',
      '/book-demo',
    );
  });

  for (const width of [320, 768, 1440]) {
    test(`shows twelve kinds of employees in the window at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(OVERVIEW);
      const kinds = hero(page).getByRole('list').getByRole('listitem');
      await expect(kinds).toHaveCount(12);
      for (const kind of await kinds.all()) {
        const box = await kind.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('lets seven cards lead to their pages, and the eighth to the sign-up', async ({ page }) => {
    await page.goto(OVERVIEW);
    const cards = teamCards(page);
    await expect(cards).toHaveCount(TEAM.length + 1);
    for (const [index, [name, role, path]] of TEAM.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(`${name}${role}`);
      await expect(card.getByRole('link', { name: `Learn More about ${name}` })).toHaveAttribute(
        'href',
        path,
      );
      await expect(card.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveCount(3);
    }
    await expectNewTab(cards.last(), 'Get Started');
  });

  test('opens one of five reasons at a time, and closes it again', async ({ page }) => {
    await page.goto(OVERVIEW);
    const reasons = page.getByRole('region', { name: /best AI employees/ }).getByRole('group');
    const shown = reasons.getByRole('paragraph').filter({ visible: true });
    await expect(reasons).toHaveCount(5);
    await expect(shown).toHaveCount(0);
    await reasons.nth(1).locator('summary').click();
    await expect(reasons.nth(1).getByRole('paragraph')).toBeVisible();
    await reasons.nth(4).locator('summary').press('Enter');
    await expect(reasons.nth(4).getByRole('paragraph')).toBeVisible();
    await expect(shown).toHaveCount(1);
    await reasons.nth(4).locator('summary').click();

    await expect(shown).toHaveCount(0);
  });

  test('compares other builders with ours in a table', async ({ page }) => {
    await page.goto(OVERVIEW);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Other builders', 'The Teamloom builder']);
    const aspects = await table.getByRole('rowheader').count();
    expect(aspects).toBeGreaterThan(3);

    await expect(table.getByRole('cell')).toHaveCount(aspects * 2);
  });
});

test.describe('the floating words', () => {
  const words = (page: Page) =>
    page.getByRole('region', { name: 'Their skills, and yours' }).getByRole('listitem');
  const playStates = (page: Page) =>
    words(page).evaluateAll((all) =>
      all.map((word) => word.getAnimations().map(({ playState }) => playState)[0] ?? 'none'),
    );
  const every = (states: string[], state: string) =>
    states.length > 0 && states.every((each) => each === state);

  test('rest when paused, and float on', async ({ page }) => {
    await page.goto(OVERVIEW);
    const pause = page.getByRole('checkbox', { name: 'Pause the words' });
    expect(every(await playStates(page), 'running')).toBe(true);
    await pause.focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => every(await playStates(page), 'paused')).toBe(true);
    await page.keyboard.press('Space');

    await expect.poll(async () => every(await playStates(page), 'running')).toBe(true);
  });

  test('rest under the mouse', async ({ page }) => {
    await page.goto(OVERVIEW);
    await words(page).nth(8).hover({ force: true });

    await expect.poll(async () => every(await playStates(page), 'paused')).toBe(true);
  });

  test('never float for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(OVERVIEW);

    expect(every(await playStates(page), 'none')).toBe(true);
    await expect(page.getByRole('checkbox', { name: 'Pause the words' })).toBeHidden();
  });
});

for (const [name, role, path, second] of TEAM) {
  test.describe(`the page of ${name}`, () => {
    test('introduces the persona and leads on, at its start and at its end', async ({ page }) => {
      await page.goto(path);
      await expect(hero(page)).toContainText(`${name} ${role}`);
      await expect(hero(page).getByRole('heading', { level: 1 })).toBeVisible();
      for (const section of [hero(page), closing(page)]) {
        await expectNewTab(section, `Hire ${name}`);
        await expect(section.getByRole('link')).toHaveCount(2);
        await expect(section.getByRole('link').nth(1)).toHaveAttribute('href', second);
      }
    });

    test('compares, lists six capabilities and names its figures', async ({ page }) => {
      await page.goto(path);
      const side = (title: string) =>
        page
          .locator('div:has(> h3)')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const before = await side(`Without ${name}`).getByRole('listitem').count();
      expect(before).toBeGreaterThan(2);
      await expect(side(`With ${name}`).getByRole('listitem')).toHaveCount(before);

      const capabilities = page.getByRole('main').locator('> section').nth(2).getByRole('listitem');
      await expect(capabilities).toHaveCount(6);
      await expect(capabilities.getByRole('heading', { level: 3 })).toHaveCount(6);
      await expect(
        page
          .getByRole('strong')
          .filter({ hasText: /^(\d|Under)/ })
          .filter({ visible: true }),
      ).toContainText(FIGURES[name] ?? []);
    });

    test('introduces the whole team', async ({ page }) => {
      await page.goto(path);
      const cards = teamCards(page);
      await expect(cards).toHaveCount(TEAM.length + 1);
      for (const [each] of TEAM)
        await expect(cards.getByRole('link', { name: `Meet ${each}`, exact: true })).toHaveAttribute(
          'href',
          '/contact',
        );
      await expectNewTab(cards.last(), 'Get Started');
    });
  });
}

test.describe('buttons without a destination', () => {
  for (const [name, , path] of PAGES_WITH_SOON_BUTTONS) {
    test(`of ${name} say that this opens soon, make no call and stay on the page`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const buttons = page.getByRole('main').getByRole('button');
      await expect(buttons).toHaveCount(2);
      const calls: string[] = [];
      page.on('request', (request) => !request.url().includes('/avatars/') && calls.push(request.url()));
      for (const button of await buttons.all()) {
        await expect(page.getByRole('status').getByText(/opens soon/)).toHaveCount(2);
        await button.click();
        await expect(
          page
            .getByRole('status')
            .getByText(/opens soon/)
            .filter({ visible: true }),
        ).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(
          page
            .getByRole('status')
            .getByText(/opens soon/)
            .filter({ visible: true }),
        ).toHaveCount(0);
      }

      expect(calls).toEqual([]);
      await expect(page).toHaveURL(path);
    });
  }

  test('speak without script too, from the keyboard', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await page.goto('/ai-employees/ai-hr');
    await page.getByRole('main').getByRole('button').first().press('Enter');

    await expect(page.getByText(/opens soon/).first()).toBeVisible();
    await page.close();
  });
});

test.describe('the sales representative', () => {
  test('describes itself as software with a free offer', async ({ page }) => {
    await page.goto(SDR);
    await expect(page).toHaveTitle(/SDR.*\| Teamloom$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\w+, \w+/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://www.teamloom.example${SDR}`,
    );
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

    expect(data).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    });
  });

  test('shows a skill with triggers, output and a test that opens soon', async ({ page }) => {
    await page.goto(SDR);
    const builder = page.getByRole('region', { name: 'Teach Noah a skill' });
    for (const text of ['Item created', 'Item updated', 'Opportunity score'])
      await expect(builder.getByText(text)).toBeVisible();
    await builder.getByRole('button', { name: 'Save & Test skill', exact: true }).click();

    await expect(builder.getByRole('status')).toContainText('soon');
    await expect(builder.getByText(/opens here soon/)).toBeVisible();
  });
});

test.describe('an avatar', () => {
  test('is loaded once its picture has arrived, and covers the initial', async ({ page }) => {
    await page.goto(SDR);
    const first = avatars(page).first();
    await expect(first).toHaveAttribute('data-state', 'loaded');
    const [frame, picture] = [await first.boundingBox(), await first.locator('img').boundingBox()];

    expect(picture).toEqual(frame);
  });

  test('is loading until then, and shows the initial', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/avatars/noah.svg', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(SDR, { waitUntil: 'domcontentloaded' });
    const first = avatars(page).first();
    await expect(first).toHaveAttribute('data-state', 'loading');
    await expect(first).toHaveText('N');
    arrive();

    await expect(first).toHaveAttribute('data-state', 'loaded');
  });

  test('is in error when the picture fails, and keeps the initial', async ({ page }) => {
    await page.route('**/avatars/noah.svg', (route) => route.abort());
    await page.goto(SDR);
    const first = avatars(page).first();
    await expect(first).toHaveAttribute('data-state', 'error');

    await expect(first).toHaveText('N');
    await expect(first.locator('img')).toBeHidden();
  });

  test('is idle where no script runs, with the picture in place', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await page.goto(SDR);
    await expect(avatars(page).first()).toHaveAttribute('data-state', 'idle');

    await expect(avatars(page).first().locator('img')).toBeVisible();
    await page.close();
  });
});

test('no page of the family ships an island', async ({ page }) => {
  for (const path of [OVERVIEW, ...TEAM.map(([, , path]) => path)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('astro-island'), path).toHaveCount(0);
  }
});
