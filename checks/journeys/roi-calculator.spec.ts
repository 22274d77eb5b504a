import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { BY_THE_CLOCK, hearCalls, holdScripts, open, test } from './fixtures.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Your organization' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate ROI' });
const results = (page: Page) => page.getByRole('region', { name: 'ROI results' });

/** The value that stands beside a name in the results. */
const figure = (page: Page, name: string) =>
  results(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

async function chooseBoth(page: Page) {
  await field(page, 'Use case').selectOption({ label: 'Customer service' });
  await field(page, 'Industry').selectOption({ label: 'Technology' });
}

test('begins with the defaults, and without a result', async ({ page }) => {
  await open(page, '/roi-calculator');
  for (const [label, value] of [
    ['Number of employees', '100'],
    ['Average salary', '75000'],
    ['Hours per week', '40'],
    ['Automation percentage', '30'],
    ['Implementation cost', '50000'],
    ['Use case', ''],
    ['Industry', ''],
  ] as const) {
    await expect(field(page, label), label).toHaveValue(value);
  }
  const slider = field(page, 'Automation percentage');
  await expect(slider).toHaveAttribute('min', '10');
  await expect(slider).toHaveAttribute('max', '80');
  await expect(slider).toHaveAttribute('step', '5');
  await expect(field(page, 'Use case').locator('option')).toHaveCount(11);
  await expect(field(page, 'Industry').locator('option')).toHaveCount(11);

  await expect(results(page).getByRole('definition')).toHaveCount(0);
});

test('the place of a result has its axes, its dashes and the cost that is known', async ({ page }) => {
  await open(page, '/roi-calculator');
  const blank = results(page);
  await expect(blank.getByRole('status')).toHaveText('Pick a use case and an industry to see your result.');
  await expect(blank.getByText('—', { exact: true })).toHaveCount(5);
  for (const text of ['12 mo', '$0', '-$50k', '$150k']) {
    await expect(blank.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(blank).toContainText('Implementation, once: $50,000.0');
});

test('shows the specified figures with separators and one decimal', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();

  await expect(figure(page, 'Current costs')).toContainText('$7,500,000.0');
  await expect(figure(page, 'Potential savings')).toContainText('$1,215,000.0');
  await expect(figure(page, 'ROI')).toContainText('2,330.0%');
  await expect(figure(page, 'Payback')).toContainText('0.5');
  await expect(figure(page, 'Productivity gain')).toContainText('16.2%');
  await expect(results(page).getByRole('status')).toContainText('estimate');
  await expect(results(page)).toContainText('Cautious: paid back after 1.0 months');
  await expect(results(page)).toContainText('100 employees × $75,000.0');
});

test('names three cases, more careful ones included', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  const row = (name: RegExp) => results(page).getByRole('row', { name });

  await expect(row(/^Cautious/)).toContainText('$607,500.0');
  await expect(row(/^Cautious/)).toContainText('Half the savings');
  await expect(row(/^As entered/)).toContainText('2,330.0%');
  await expect(row(/^Costly rollout/)).toContainText('1.25x');
  await expect(row(/^Costly rollout/)).toContainText('1,844.0%');
});

test('a row of the table lights its line, and the cautious one is lit at first', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  const pressed = results(page).getByRole('button', { pressed: true });
  await expect(pressed).toHaveText('Cautious');
  await expect(results(page).getByText('Month 1.0', { exact: true })).toBeVisible();
  await results(page).getByRole('button', { name: 'As entered' }).focus();
  await expect(pressed).toHaveText('As entered');
  await expect(results(page).getByText('Month 0.5', { exact: true })).toBeVisible();
  await results(page)
    .getByRole('row', { name: /^Costly rollout/ })
    .hover();

  await expect(pressed).toHaveText('Costly rollout');
  await expect(results(page)).toContainText('Implementation, once: $62,500.0');
});

test('hours per week tell the time that is freed', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  await expect(results(page)).toContainText('about 6.5 hours a week per person');
  await field(page, 'Hours per week').fill('20');
  await calculate(page).click();

  await expect(results(page)).toContainText('about 3.2 hours a week per person');
  await expect(figure(page, 'Potential savings')).toContainText('$1,215,000.0');
});

for (const [present, missing] of [
  ['Industry', 'Use case'],
  ['Use case', 'Industry'],
] as const) {
  test(`without ${missing} nothing is calculated, and the field is marked`, async ({ page }) => {
    await open(page, '/roi-calculator');
    await field(page, present).selectOption({ index: 1 });
    await calculate(page).click();

    await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, missing)).toHaveAccessibleDescription(/\w/);
    await expect(field(page, missing)).toBeFocused();
    await expect(field(page, present)).not.toHaveAttribute('aria-invalid');
    await expect(results(page).getByRole('definition')).toHaveCount(0);
    await field(page, missing).selectOption({ index: 1 });
    await expect(field(page, missing)).not.toHaveAttribute('aria-invalid');
  });
}

test('a cost of 0 shows a dash with its reason', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Implementation cost').fill('0');
  await calculate(page).click();

  for (const name of ['ROI', 'Payback']) await expect(figure(page, name)).toContainText('–');
  await expect(results(page)).toContainText('Add an implementation cost');
  await expect(results(page)).not.toContainText(/NaN|Infinity|∞/);
});

test('words count as 0, and nothing to save is said instead of a result', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('many');
  await calculate(page).click();

  await expect(results(page).getByRole('definition')).toHaveCount(0);
  await expect(results(page).getByRole('status')).toContainText('No savings with these numbers');
});

test('very large numbers stay within the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('9'.repeat(40));
  await field(page, 'Average salary').fill('9'.repeat(40));
  await calculate(page).click();

  await expect(results(page)).not.toContainText(/NaN|Infinity|∞/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a result can be kept: its address shows it again', async ({ page, context }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('40');
  await field(page, 'Automation percentage').fill('55');
  await calculate(page).click();
  await expect(figure(page, 'Potential savings')).toContainText('$891,000.0');
  const elsewhere = await context.newPage();
  await open(elsewhere, page.url());

  await expect(field(elsewhere, 'Number of employees')).toHaveValue('40');
  await expect(form(elsewhere).getByText('55%', { exact: true })).toBeVisible();
  await expect(figure(elsewhere, 'Potential savings')).toContainText('$891,000.0');
});

test('its link is copied, with the figures where no browser sends them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('4,0');
  await calculate(page).click();
  await results(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(results(page).getByText('Link copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  expect([link.pathname, link.search]).toEqual(['/roi-calculator', '']);
  expect(link.hash).toMatch(/^#roi-results&employees=40&/);
});

test('where copying is refused the link is shown instead', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  await results(page).getByRole('button', { name: 'Copy link' }).click();

  await expect(results(page)).toContainText('/roi-calculator#roi-results&employees=100');
});

test('its figures go into a spreadsheet', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  const downloaded = page.waitForEvent('download');
  await results(page).getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloaded;
  const rows = (await text(await download.createReadStream())).split('\r\n');

  expect(download.suggestedFilename()).toBe('roi.csv');
  expect(rows).toContain('potential savings,1215000');
  expect(rows).toContain('Cautious,7500000,607500,1115,0.99,8.1');
});

test('inputs survive a reload, and results wait to be asked for', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Average salary').fill('61,500');
  // A reload that follows within a millisecond takes the browser to the address before the last one.
  await expect(page).toHaveURL(/avgSalary=61%2C500/);
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr]') === null,
    undefined,
    BY_THE_CLOCK,
  );

  await expect(field(page, 'Average salary')).toHaveValue('61,500');
  await expect(field(page, 'Industry')).toHaveValue('technology');
  await expect(results(page).getByRole('definition')).toHaveCount(0);
});

test('says when the numbers have changed since', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  await field(page, 'Number of employees').fill('200');
  await expect(results(page).getByRole('status')).toContainText('Calculate again');
  await expect(figure(page, 'Current costs')).toContainText('$7,500,000.0');
  await calculate(page).click();

  await expect(figure(page, 'Current costs')).toContainText('$15,000,000.0');
});

test('is worked by keyboard, slider included', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Automation percentage').focus();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByText('35%', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(field(page, 'Automation percentage')).toHaveValue('10');
  await field(page, 'Number of employees').press('Enter');

  await expect(figure(page, 'Potential savings')).toContainText('$405,000.0');
});

test('asks no server for anything', async ({ page }) => {
  await open(page, '/roi-calculator');
  const calls = hearCalls(page);
  await chooseBoth(page);
  await calculate(page).click();
  await expect(figure(page, 'ROI')).toBeVisible();

  expect(calls).toEqual([]);
});

test('what was entered before the script arrived is calculated with', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/roi-calculator', { waitUntil: 'commit' });
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('10');
  release();
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr]') === null,
    undefined,
    BY_THE_CLOCK,
  );
  await calculate(page).click();

  await expect(figure(page, 'Current costs')).toContainText('$750,000.0');
});

test('prints to one sheet, without the shell and the calls', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  await page.emulateMedia({ media: 'print' });

  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(calculate(page)).toBeHidden();
  await expect(figure(page, 'Potential savings')).toBeVisible();
  const stamp = results(page).getByText(`/roi-calculator#roi-results&employees=100`);
  await expect(stamp).toBeVisible();
  await expect(stamp).toContainText(String(new Date().getFullYear()));
});

test('has three benefit cards and two calls', async ({ page }) => {
  await page.goto('/roi-calculator');
  const main = page.getByRole('main');

  await expect(
    main.getByRole('region', { name: 'Where the return comes from' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Schedule a Demo' })).toHaveAttribute('href', '/book-demo');
  await expect(main.getByRole('link', { name: 'Talk to an Expert' })).toHaveAttribute('href', '/contact-us');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the formula can be followed by hand', async ({ page }) => {
    await page.goto('/roi-calculator');

    await expect(page.getByText('needs JavaScript to calculate')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('average salary × share automated');
  });

  test('nothing promises a result that does not come', async ({ page }) => {
    // As the form led to before the script could be waited for.
    await page.goto('/roi-calculator?useCase=customer-service&industry=technology#roi-results');

    await expect(page.getByText('Pick a use case and an industry to see your result.')).toBeHidden();
    await expect(calculate(page)).toBeHidden();
    await expect(page.getByText('needs JavaScript to calculate')).toBeVisible();
  });
});
