import type { Page } from '@playwright/test';
import { bookableDate, dayName } from '../journeys/booking-page.ts';

/** Visit of a page, step by step; each is measured by itself. */
export interface Visit {
  path: string;
  steps: readonly [name: string, act: (page: Page) => Promise<void>][];
}

const ADDRESS = 'mira@example.com';

const type = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).pressSequentially(text);
};
const press =
  (role: Parameters<Page['getByRole']>[0], name: string | RegExp, nth = 0) =>
  async (page: Page) => {
    await page.getByRole(role, { name }).nth(nth).click();
  };

/** The four pages on which people type and press most. */
export const visits: readonly Visit[] = [
  {
    path: '/',
    steps: [
      ['type a name', type('Chatbot name', 'Shop')],
      ['type a greeting', type('Welcome message', ' Hi')],
      ['type an address', type('Email', ADDRESS)],
      ['pick a color', async (page) => page.locator('label[title="pink"]').click()],
    ],
  },
  {
    path: '/book-demo',
    steps: [
      ['next month', press('button', 'Next month')],
      ['pick a day', async (page) => page.getByRole('button', { name: dayName(bookableDate()) }).click()],
      ['pick a time', async (page) => page.getByRole('button', { name: '10:30 AM', exact: true }).click()],
      ['type a name', type('First name', 'Mira')],
      ['type an address', type('Email', ADDRESS)],
    ],
  },
  {
    path: '/roi-calculator',
    steps: [
      ['type a number', type('Number of employees', '00')],
      ['move the slider', async (page) => page.getByLabel('Automation percentage').press('ArrowRight')],
      [
        'calculate',
        async (page) => {
          await page.getByLabel('Use case').selectOption('customer-service');
          await page.getByLabel('Industry').selectOption('technology');
          await page.getByRole('button', { name: 'Calculate ROI' }).click();
        },
      ],
    ],
  },
  {
    path: '/courses',
    steps: [
      ['open a module', async (page) => page.locator('main summary').first().click()],
      ['open another', async (page) => page.locator('main summary').nth(3).click()],
      ['follow the contents', async (page) => page.locator('main nav a').nth(1).click()],
    ],
  },
  {
    path: '/usecases',
    steps: [
      ['change the department', async (page) => page.getByRole('tab').nth(2).click()],
      ['type a wage', type('Hourly wage', '0')],
    ],
  },
];
