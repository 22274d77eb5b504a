import { expect, type Page } from '@playwright/test';
import { demoClientOf, newEmail, PASSWORD } from '../faults/demo-user.ts';
import type { RunningServer } from '../faults/server-process.ts';
import { followRequests } from '../sweep/settle.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { ignoreIdlePointer, test } from './fixtures.ts';
import { onPhoneAndDesktop } from './on-phone-and-desktop.ts';

const PAGE = '/api-reference/ai-message';

const panel = (page: Page) => page.locator('[data-console]');
const log = (page: Page) => page.getByRole('list', { name: 'Calls and events, newest last' });
const line = (page: Page, name: string | RegExp) => log(page).getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Arguments' });

async function openConsole(page: Page, path = PAGE) {
  await page.goto(path);
  await panel(page).getByText('Live console').click();
  await expect(page.getByLabel('Client ID')).toBeVisible();
}

async function signUp(page: Page, server: RunningServer, email = newEmail()) {
  await page.getByLabel('Client ID').fill(demoClientOf(server));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Sign up').click();
  await expect(button(page, 'Connect')).toBeVisible();
}

async function connect(page: Page) {
  await button(page, 'Connect').click();
  await expect(panel(page).getByText('Connected', { exact: true })).toBeVisible();
  await expect(line(page, 'rooms')).toBeVisible();
}

/** Returns the style of each element beside the console. */
function describeLooks(page: Page): Promise<string[]> {
  const properties = ['display', 'color', 'background-color', 'font-size', 'font-weight', 'padding', 'gap'];
  return page
    .locator('main :not([data-console], [data-console] *, style, script), footer, footer *')
    .evaluateAll(
      (elements, names) =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return [element.tagName, ...names.map((name) => style.getPropertyValue(name))].join(' ');
        }),
      properties,
    );
}

test('loads nothing of the console before it is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await ignoreIdlePointer(page);
  const settle = followRequests(page);
  await page.goto(PAGE);
  await settle();
  await page.mouse.wheel(0, 10_000);
  await settle();
  expect(scripts).toEqual([]);
  await panel(page).getByText('Live console').click();
  await expect(page.getByLabel('Client ID')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('signs a visitor up, connects, sends a question and shows the answer', { tag: '@smoke' }, async ({
  page,
  server,
}) => {
  await openConsole(page);
  await signUp(page, server);
  await expect(line(page, 'POST /authms/webhook/signup')).toBeVisible();
  await expect(button(page, 'Emit')).toBeDisabled();
  await connect(page);

  await button(page, 'Emit').click();
  await expect(line(page, 'messageReceived')).toBeVisible();
  const answer = line(page, 'PostAIResponse');
  await answer.getByText('PostAIResponse').click();
  await expect(answer).toContainText('"assistant"');

  await page.getByLabel('getThreadMessages').check();
  await expect(editor(page)).not.toHaveValue(/ROOM_ID|THREAD_ID/);
  await button(page, 'Emit').click();
  await expect(line(page, 'ThreadMessages')).toHaveCount(2);
  await page.getByLabel('updatelastRead').check();
  await button(page, 'Emit').click();
  await expect(line(page, 'updatedlastRead')).toBeVisible();

  await button(page, 'Disconnect').click();
  await expect(panel(page).getByText('Not connected')).toBeVisible();
  await button(page, 'Clear').click();
  await expect(log(page)).toHaveCount(0);
});

test('ends the login on the server on logging out', { tag: '@smoke' }, async ({ page, server }) => {
  await openConsole(page);
  const signedUp = page.waitForResponse('**/webhook/signup');
  await signUp(page, server);
  const { refresh_token } = await (await signedUp).json();
  await button(page, 'Log out').click();
  await expect(line(page, /received200/)).toContainText('logged out');
  await expect(page.getByLabel('Client ID')).toBeVisible();
  const refreshed = await page.request.post('/authms/webhook/refresh', { data: { refresh_token } });
  expect(refreshed.status()).toBe(401);
});

test('keeps the connection while a visitor reads other endpoints', async ({ page, server }) => {
  await openConsole(page);
  await signUp(page, server);
  await connect(page);
  const endpoints = page.getByRole('navigation', { name: 'Endpoints' });
  await endpoints.getByRole('link', { name: 'EMIT Mark a room as read' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mark a room as read');
  await expect(page).toHaveTitle(/^Mark a room as read/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel(page).getByText('Connected', { exact: true })).toBeVisible();
  await expect(line(page, 'rooms')).toBeVisible();
  // The new page is alive too.
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(page.getByRole('group', { name: 'Python example' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send a message');
  await expect(panel(page).getByText('Connected', { exact: true })).toBeVisible();
  await endpoints.getByRole('link', { name: 'ON ThreadMessages' }).click();
  await expect(page.locator('#ThreadMessages')).toBeInViewport();
  await expect(panel(page)).toHaveCount(1);
  // A link that leaves the reference leaves it.
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('renders a page the same after a page swap as after a full load', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refusals.push(message.text());
  });
  const endpoints = page.getByRole('navigation', { name: 'Endpoints' });
  await page.goto('/api-reference/quick-start');
  const opened = await describeLooks(page);

  await openConsole(page);
  await endpoints.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await page.mouse.move(0, 0);
  await expect.poll(() => describeLooks(page)).toEqual(opened);
  expect(refusals).toEqual([]);
});

onPhoneAndDesktop((width) => {
  test('fits the window and passes axe in any state of the console', {
    tag: width < 1280 ? '@smoke' : [],
  }, async ({ page, server }) => {
    const expectSound = async () => {
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    };
    await openConsole(page);
    await page.getByLabel('Email').fill('mira@example.com');
    await page.getByLabel('Password').fill('wrong');
    await button(page, 'Log in').click();
    await expect(page.getByRole('alert')).toHaveText(/\w/);
    await expectSound();
    await signUp(page, server);
    await connect(page);
    await button(page, 'Emit').click();
    await line(page, 'PostAIResponse').click();
    await editor(page).fill('{');
    await button(page, 'Emit').click();
    await expectSound();
  });
});
