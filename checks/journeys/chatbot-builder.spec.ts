import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { BUBBLE_COLORS } from 'contract/leads/chatbot-design.ts';
import { brand } from '../../site/src/brand.ts';
import { test } from './fixtures.ts';
import { chatbotForm, LeadFormPage } from './lead-forms.ts';

class BuilderPage extends LeadFormPage {
  readonly preview = this.page.getByRole('region', { name: 'Chatbot preview' });

  swatch(name: string) {
    return this.form.getByRole('radio', { name, exact: true });
  }

  /** The bubble that holds a text. */
  bubble(text: string) {
    return this.preview.getByText(text, { exact: true });
  }
}

const WELCOME = `Hi, I’m the ${brand.name} assistant. How can I help you today?`;

function openBuilder(page: ConstructorParameters<typeof BuilderPage>[0]) {
  return new BuilderPage(page, chatbotForm);
}

test('begins with the defaults of the specification', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();

  await expect(builder.field('Chatbot name')).toHaveValue('');
  await expect(builder.field('Welcome message')).toHaveValue(WELCOME);
  await expect(builder.field('Placeholder text')).toHaveValue(`Ask ${brand.name} Anything`);
  await expect(builder.field('Suggestions')).toHaveValue(`What is ${brand.name} AI?`);
  await expect(builder.field('Email')).toHaveValue('');
  await expect(builder.swatch('pink-light')).toBeChecked();
  await expect(builder.bubble(WELCOME)).toHaveCSS('background-color', 'rgb(252, 231, 243)');
  await expect(builder.bubble(WELCOME)).toHaveCSS('color', 'rgb(83, 82, 91)');
});

test('only the design can be tried', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });

  await expect(tab('Design')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Test')).toBeDisabled();
  await expect(tab('Deploy')).toBeDisabled();
});

test('the preview follows every field', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  await expect(builder.preview).toContainText(brand.name);
  await builder.field('Chatbot name').pressSequentially('Woolly');
  await expect(builder.preview.getByText('Woolly', { exact: true })).toBeVisible();
  await builder.field('Welcome message').fill('Good morning!');
  await expect(builder.bubble('Good morning!')).toBeVisible();
  await builder.field('Placeholder text').fill('Ask about wool');
  await expect(builder.preview.getByPlaceholder('Ask about wool')).toBeDisabled();
  await builder.field('Suggestions').fill('Is it warm?\n\nWhat does it cost?');
  await expect(builder.preview.getByRole('listitem')).toHaveText(['Is it warm?', 'What does it cost?']);
  await expect(builder.preview.getByRole('button')).toBeDisabled();
  await builder.field('Chatbot name').fill('');

  await expect(builder.preview.getByText(brand.name, { exact: true })).toBeVisible();
});

test('a suggestion that is tapped is answered in the preview, and taken back by another tap', async ({
  page,
}) => {
  const builder = openBuilder(page);
  await builder.open();
  const suggestion = builder.preview.getByText(`What is ${brand.name} AI?`);
  const answer = builder.preview.getByText('I’d look this up in your help center.');
  await expect(answer).toBeHidden();
  await suggestion.click();
  await expect(answer).toBeVisible();
  await suggestion.press('Enter');

  await expect(answer).toBeHidden();
});

test('twelve swatches in two rows of six colour the bubble, two of them alike', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  for (const { name, value } of BUBBLE_COLORS) {
    await builder.swatch(name).check();
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
    await expect(builder.bubble(WELCOME), name).toHaveCSS(
      'background-color',
      `rgb(${red}, ${green}, ${blue})`,
    );
  }

  // At one moment: checking one may scroll.
  const tops = await builder.form
    .getByRole('group', { name: 'Bubble color' })
    .getByRole('radio')
    .evaluateAll((swatches) => swatches.map((swatch) => swatch.getBoundingClientRect().top));
  expect(tops).toHaveLength(12);
  expect(new Set(tops.slice(0, 6)).size).toBe(1);
  expect(new Set(tops.slice(6)).size).toBe(1);
  expect(tops[6]).toBeGreaterThan(tops[0] ?? 0);
  await expect(builder.form.getByRole('group', { name: 'Text color' }).getByRole('radio')).toHaveCount(1);
});

test('the arrow keys go through the swatches', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  await builder.swatch('purple').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');

  await expect(builder.swatch('violet')).toBeChecked();
  await expect(builder.swatch('purple')).not.toBeChecked();
});

test('a bubble that makes its text hard to read is named, with those that do not', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  const remark = builder.form.getByRole('status');
  await expect(remark).toBeEmpty();
  await builder.swatch('blue').check();
  await expect(remark).toContainText('hard to read on blue');
  await expect(remark).toContainText('white, light gray, light blue, light purple, light pink');
  await builder.swatch('white').check();

  await expect(remark).toBeEmpty();
});

test('the chosen design travels beside the body and is stored with the lead', async ({ page, server }) => {
  const builder = openBuilder(page);
  await builder.open();
  await builder.swatch('violet').check();
  await builder.fill('design@example.com');
  const sent = page.waitForRequest(chatbotForm.call);
  await builder.submit.click();
  expect((await sent).headers().baggage).toContain('chatbot_bubble_color=violet%20%238B5CF6');
  await builder.expectThanks();

  expect(attributionOf(server.databaseFile, 'design@example.com')).toMatchObject({
    chatbot_bubble_color: 'violet #8B5CF6',
    chatbot_text_color: expect.stringContaining('#53525B'),
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen design is stored all the same', async ({ page, server }) => {
    const builder = openBuilder(page);
    await page.goto(chatbotForm.page);
    await builder.swatch('cyan').check();
    await builder.fill('plain-design@example.com');
    await builder.submit.click();
    await expect(page).toHaveURL(/\/thankyou$/);

    expect(attributionOf(server.databaseFile, 'plain-design@example.com')).toMatchObject({
      chatbot_bubble_color: 'cyan #06B6D4',
    });
  });
});

test('another colour after a lost answer is a request of its own', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(chatbotForm.call, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.abort();
  });
  const builder = openBuilder(page);
  await builder.open();
  await builder.fill('colour@example.com');
  await builder.sendInVain();
  await builder.swatch('white').check();
  await builder.sendInVain();

  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

for (const [label, message] of [
  ['Chatbot name', 'Chatbot name is required'],
  ['Welcome message', 'Welcome message is required'],
  ['Placeholder text', 'Placeholder text is required'],
  ['Suggestions', 'Suggestions are required'],
  ['Email', 'Please enter a valid email address'],
] as const) {
  test(`an empty ${label} says '${message}'`, async ({ page }) => {
    const builder = openBuilder(page);
    await builder.open();
    await builder.fill('mira@example.com');
    await builder.field(label).fill('');
    await builder.submit.click();

    await expect(builder.field(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(builder.form.getByText(message, { exact: true })).toBeVisible();
    await expect(builder.form.locator('[aria-invalid]')).toHaveCount(1);
  });
}

test("an address that is none says 'Please enter a valid email address'", async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  await builder.fill('mira at example');
  await builder.submit.click();

  await expect(builder.form.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
});

test('no text is too long', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  await builder.fill('long@example.com');
  for (const label of ['Chatbot name', 'Welcome message', 'Placeholder text', 'Suggestions']) {
    await builder.field(label).fill('x'.repeat(10_000));
  }
  await builder.submit.click();

  await builder.expectThanks();
});

test('one long word stays inside the preview', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  for (const label of ['Chatbot name', 'Welcome message', 'Suggestions']) {
    await builder.field(label).fill('https://'.padEnd(120, 'x'));
  }
  const widths = await builder.preview.evaluate((preview) => [preview.scrollWidth, preview.clientWidth]);

  expect(widths[0]).toBe(widths[1]);
});

test('the preview begins anew when a visitor comes back from the thank-you page', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  await builder.swatch('yellow').check();
  await builder.fill('anew@example.com');
  await builder.submit.click();
  await builder.expectThanks();
  await page.goBack();
  await builder.form.scrollIntoViewIfNeeded();

  await expect(builder.swatch('pink-light')).toBeChecked();
  await expect(builder.preview.getByText('Wool shop')).toHaveCount(0);
});

/** What is stored beside the body of the request of one address. */
function attributionOf(databaseFile: string, email: string): Record<string, string> {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const row = database.prepare('select attribution from leads where email = ?').get(email);
  database.close();
  return JSON.parse(String(row?.attribution));
}
