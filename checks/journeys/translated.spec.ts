import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate } from './booking-page.ts';
import { open, test } from './fixtures.ts';
import { translate } from './translate.ts';

interface Drive {
  name: string;
  path: string;
  /** Place that must read the same on a translated page. */
  place: string;
  /** Step before the page is translated; the next one runs after. */
  before: (page: Page) => Promise<void>;
  after: (page: Page) => Promise<void>;
}

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function chooseBoth(page: Page, useCase: string) {
  await field(page, 'Use case').selectOption(useCase);
  await field(page, 'Industry').selectOption('technology');
  await press(page, 'Calculate ROI');
}

const DRIVES: Drive[] = [
  {
    name: 'the ROI calculator',
    path: '/roi-calculator',
    place: 'astro-island',
    before: (page) => chooseBoth(page, 'customer-service'),
    after: async (page) => {
      await field(page, 'Number of employees').fill('33');
      await field(page, 'Average salary').fill('41000');
      await field(page, 'Automation percentage').fill('60');
      await chooseBoth(page, 'legal-research');
    },
  },
  {
    name: 'the ROI calculator without savings, then with',
    path: '/roi-calculator',
    place: 'astro-island',
    before: (page) => chooseBoth(page, 'customer-service'),
    after: async (page) => {
      await field(page, 'Number of employees').fill('0');
      await press(page, 'Calculate ROI');
      await expect(page.getByText('No savings with these numbers.')).toBeVisible();
      await field(page, 'Number of employees').fill('9');
      await field(page, 'Implementation cost').fill('0');
      await press(page, 'Calculate ROI');
    },
  },
  {
    name: 'the savings calculator',
    path: '/usecases',
    place: '#savings',
    before: (page) => field(page, 'Employees').fill('12'),
    after: async (page) => {
      for (const label of ['Employees', 'Hourly wage', 'Hours saved per week', 'Agent cost per month'])
        await field(page, label).fill('7');
    },
  },
  {
    name: 'the departments',
    path: '/usecases',
    place: 'main section:has([role=tablist])',
    before: (page) => page.getByRole('tab', { name: 'Sales' }).click(),
    after: (page) => page.getByRole('tab', { name: 'Legal' }).click(),
  },
  {
    name: 'the credits estimator',
    path: '/pricing',
    place: 'main',
    before: (page) => page.locator('[data-credits] input').first().fill('3'),
    after: async (page) => {
      await page.locator('[data-credits] input').first().fill('30');
      await page.getByLabel('Show differences only').check();
    },
  },
  {
    name: 'the booking',
    path: '/book-demo',
    place: 'main',
    before: (page) => new BookingPage(page).chooseDay(bookableDate()),
    after: async (page) => {
      const booking = new BookingPage(page);
      await press(page, 'Next month');
      await press(page, 'Previous month');
      await booking.slot('10:30 AM').click();
      await booking.dialog.getByLabel('First name').fill('Mira');
      await booking.dialog.getByLabel('Phone').fill('98765 43210');
      await booking.dialog.getByRole('button', { name: 'Back' }).click();
      await booking.slot('11:00 AM').click();
      await booking.consent.check();
    },
  },
  {
    name: 'the chatbot builder',
    path: '/',
    place: '#chatbot-builder',
    before: (page) => page.getByRole('radio', { name: 'blue', exact: true }).check(),
    after: async (page) => {
      await page.getByRole('radio', { name: 'white', exact: true }).check();
      await page.getByRole('radio', { name: 'cyan', exact: true }).check();
      await field(page, 'Welcome message').fill('');
      await field(page, 'Suggestions').fill('Is it warm?\nWhat does it cost?');
      await press(page, 'Request chatbot');
    },
  },
  {
    name: 'the agent form',
    path: '/services',
    place: '#agent-workflow',
    before: (page) => press(page, 'Create agent'),
    after: async (page) => {
      await field(page, 'Name').fill('Invoice checker');
      await field(page, 'Email').fill('mira');
      await press(page, 'Create agent');
    },
  },
  {
    name: 'the contact form',
    path: '/contact-us',
    place: 'main',
    before: (page) => press(page, 'Send request'),
    after: async (page) => {
      await field(page, 'First name').fill('Mira');
      await field(page, 'Work email').fill('mira');
      await press(page, 'Send request');
    },
  },
  {
    name: 'the desk',
    path: '/',
    place: 'astro-island:has(#trail)',
    before: (page) => press(page, 'Approve'),
    after: async (page) => {
      await page.locator('details[name=desk][open]').getByRole('button', { name: 'Edit' }).click();
      await page.locator('details[name=desk][open] textarea').fill('Shorter.');
      await page.locator('details[name=desk][open]').getByRole('button').first().click();
    },
  },
  {
    name: 'the list of articles',
    path: '/blog',
    place: 'main',
    before: (page) => press(page, 'Load More Articles'),
    after: async (page) => {
      await press(page, 'Developers');
      await expect(page.getByRole('button', { name: 'Developers', pressed: true })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  },
];

/** Returns the text of the place once React has rendered the last press, which it may do in pieces. */
async function settledText(page: Page, place: string): Promise<string> {
  const read = async () => (await page.locator(place).first().innerText()).replace(/\s+/g, ' ');
  for (let before = '', now = await read(); ; before = now, now = await read()) {
    if (now === before && !now.includes('Calculate again')) return now;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  }
}

for (const { name, path, place, before, after } of DRIVES) {
  test(`updates ${name} on a translated page as on the original`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const drive = async (isTranslated: boolean) => {
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await page.goto('about:blank');
      await open(page, path);
      await before(page);
      if (isTranslated) await translate(page);
      await after(page);
      return settledText(page, place);
    };
    const words = await drive(false);

    expect(await drive(true)).toBe(words);
    expect(faults).toEqual([]);
  });
}
