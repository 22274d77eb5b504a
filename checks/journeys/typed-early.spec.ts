import { expect, type Locator, type Page } from '@playwright/test';
import { holdScripts, test } from './fixtures.ts';
import { translate } from './translate.ts';

/** Values that are filled in before the scripts are there, by labels in a form that is named `form`. */
interface EarlyForm {
  path: string;
  form?: string;
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  checked?: string;
  /** Typed last, and so where the focus is. */
  last: string;
}

const FORMS: EarlyForm[] = [
  {
    path: '/contact-us',
    form: 'Contact us',
    typed: { 'Work email': 'mira@example.com', Message: 'Two lines\nof text' },
    chosen: { 'Team size': '51-200' },
    last: 'First name',
  },
  {
    path: '/services',
    form: 'Create Your AI Agent',
    typed: { Email: 'mira@example.com', Instructions: 'Ask first' },
    last: 'Name',
  },
  {
    path: '/',
    form: 'Chatbot builder',
    typed: { 'Welcome message': 'Good morning!', Email: 'mira@example.com' },
    checked: 'yellow',
    last: 'Chatbot name',
  },
  {
    path: '/book-demo',
    typed: { Date: '2027-03-10', Email: 'mira@example.com' },
    chosen: { 'Time (India Standard Time)': '10:30 AM' },
    checked: 'I confirm',
    last: 'First name',
  },
  {
    path: '/roi-calculator',
    form: 'Your organization',
    typed: { 'Average salary': '61,500' },
    chosen: { Industry: 'technology' },
    last: 'Number of employees',
  },
  {
    path: '/usecases',
    form: 'Savings calculator',
    typed: { 'Hourly wage': '41' },
    last: 'Employees',
  },
  { path: '/blog', typed: {}, last: 'Search articles' },
];

const CHANGES: Record<string, (page: Page) => Promise<void>> = {
  'a password manager puts an icon beside each field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('main astro-island :is(input, select)'))
        field.after(document.createElement('div'));
    }),
  'the browser translates the page': translate,
};

/**
 * Waits until React has taken the field over, or put one of its own in its place; the plain booking form is never
 * React's.
 */
async function untilReactHas(field: Locator, page: Page, { path }: EarlyForm): Promise<void> {
  if (path === '/book-demo') return expect(page.getByRole('grid')).toHaveCount(0);
  const keys = () => field.evaluate((element) => Object.keys(element).map((key) => key.split('$')[0]));
  await expect.poll(keys).toContain('__reactProps');
}

const expectedIn = ({ last, typed }: EarlyForm, label: string) =>
  label === last ? '12' : (typed[label] ?? '');

for (const form of FORMS) {
  for (const [name, change] of Object.entries(CHANGES)) {
    test(`keeps what was typed on ${form.path} while ${name}`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(form.path, { waitUntil: 'commit' });
      const place = form.form ? page.locator(`form[aria-label="${form.form}"]`) : page.locator('main form');
      const field = (label: string) => place.getByLabel(label, { exact: true });
      await place.first().scrollIntoViewIfNeeded();
      await change(page);
      for (const [label, text] of Object.entries(form.typed)) await field(label).fill(text);
      for (const [label, option] of Object.entries(form.chosen ?? {}))
        await field(label).selectOption(option);
      if (form.checked) await place.getByLabel(form.checked, { exact: form.checked !== 'I confirm' }).check();
      await field(form.last).fill('1');
      release();
      await untilReactHas(field(form.last), page, form);
      await page.keyboard.type('2');

      await expect(field(form.last)).toBeFocused();
      for (const label of [form.last, ...Object.keys(form.typed)])
        await expect(field(label), label).toHaveValue(expectedIn(form, label));
      for (const [label, option] of Object.entries(form.chosen ?? {}))
        await expect(field(label), label).toHaveValue(option);
      if (form.checked)
        await expect(place.getByLabel(form.checked, { exact: form.checked !== 'I confirm' })).toBeChecked();
    });
  }
}
