import { expect, type Page } from '@playwright/test';
import { brand } from '../../site/src/brand.ts';
import { settleFonts, test } from './fixtures.ts';

const SIGN_UP = brand.signUpUrl;
const PLANS = ['AI Starter Workspace', 'AI Startup Team', 'AI Growth Suite', 'Enterprise'] as const;

const sections = (page: Page) => page.getByRole('main').locator('> section');
const planCard = (page: Page, plan: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: plan, exact: true }) });

test('three plans lead to the sign-up in a new tab, Enterprise to the contact page', async ({ page }) => {
  await page.goto('/pricing');
  for (const plan of PLANS.slice(0, 3)) {
    const action = planCard(page, plan).getByRole('link');
    await expect(action).toHaveAttribute('href', SIGN_UP);
    await expect(action).toHaveAttribute('target', '_blank');
  }
  const action = planCard(page, 'Enterprise').getByRole('link');
  await expect(action).not.toHaveAttribute('target');
  await action.click();

  await expect(page).toHaveURL(/\/contact-us$/);
});

test('questions open one at a time, and close again, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/pricing');
  const { items, answersInView } = questions(page);
  expect(await items.count()).toBeGreaterThan(2);
  await expect(answersInView).toHaveCount(0);
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0).getByRole('paragraph')).toBeVisible();
  await items.nth(2).locator('summary').click();
  await expect(items.nth(2).getByRole('paragraph')).toBeVisible();
  await expect(answersInView).toHaveCount(1);
  await items.nth(2).locator('summary').click();
  await expect(answersInView).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(items.nth(2).getByRole('paragraph')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await expect(items.nth(3).getByRole('paragraph')).toBeVisible();
  await expect(answersInView).toHaveCount(1);
});

test.describe('the estimate of credits', () => {
  const estimate = (page: Page) => page.getByRole('form', { name: 'How many credits do you need?' });
  const slider = (page: Page, name: RegExp) => estimate(page).getByRole('slider', { name });
  const sentence = (page: Page) => estimate(page).locator('p[aria-live]');
  const marks = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Fits your estimate' });

  test('follows its sliders and marks the card of the plan', async ({ page }) => {
    await page.goto('/pricing');
    await expect(sentence(page)).toHaveText(
      'About 6,300 messages a month. Startup fits, with three quarters of its credits to spare.',
    );
    await expect(page.getByText('Fits your estimate').filter({ visible: true })).toHaveCount(0);
    for (const [people, perDay, plan, text] of [
      ['1', '40', 'AI Starter Workspace', 'About 840 messages a month. Starter fits, with half'],
      ['5', '200', 'AI Startup Team', 'About 21,000 messages a month. Startup fits'],
      ['10', '200', 'AI Growth Suite', 'About 42,000 messages a month. Growth fits'],
      ['11', '1', 'Enterprise', 'Enterprise starts at 25 people; ask us about 11.'],
      ['25', '1', 'Enterprise', 'Enterprise fits, with as many credits as you need.'],
    ] as const) {
      await slider(page, /^People/).fill(people);
      await slider(page, /^AI messages/).fill(perDay);
      await expect(sentence(page)).toContainText(text);
      const visible = marks(page).filter({
        has: page.getByText('Fits your estimate').filter({ visible: true }),
      });
      await expect(visible.getByRole('heading', { level: 3 })).toHaveText(plan);
    }

    await expect(estimate(page).getByRole('link')).toHaveAttribute('href', '/contact-us');
  });

  test('is worked by keyboard, says its value, and moves nothing', async ({ page }) => {
    await page.goto('/pricing');
    const placeOf = async () => (await page.getByRole('heading', { name: /^Compare/ }).boundingBox())?.y;
    await slider(page, /^People/).focus();
    await settleFonts(page);
    const before = await placeOf();
    await page.keyboard.press('Home');
    await expect(slider(page, /^People/)).toHaveAttribute('aria-valuetext', '1');
    await expect(estimate(page)).toContainText('1 person × 60 messages × 21 days');
    await page.keyboard.press('End');
    await expect(estimate(page).getByRole('link')).toBeVisible();

    expect(await placeOf()).toBe(before);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the estimate is an example, with nothing that would not move', async ({ page }) => {
    await page.goto('/pricing');

    await expect(page.getByText('5 people × 60 messages × 21 days')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test('questions open and close', async ({ page }) => {
    await page.goto('/pricing');
    const { items, answersInView } = questions(page);
    await items.first().locator('summary').click();
    await items.last().locator('summary').click();
    await expect(items.last().getByRole('paragraph')).toBeVisible();
    await expect(answersInView).toHaveCount(1);
  });
});

function questions(page: Page) {
  const items = sections(page).last().locator('details');
  return { items, answersInView: items.getByRole('paragraph').filter({ visible: true }) };
}
