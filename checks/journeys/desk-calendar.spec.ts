import { expect, type Page } from '@playwright/test';
import { bookDemo, dayOfOffice, storePastDemo } from './desk-demos.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

// A server of its own: tests of other files count what is booked.
test.use({ settings: { DEMO_MEETING_URL: 'https://meet.example.com/calendar' } });

const ZONE = { zone: 'Asia/Kolkata', name: 'Nora Lind' };
const week = (page: Page) => page.getByRole('button', { name: 'Week', exact: true });
const block = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?,`) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test.describe('the calendar of the desk', () => {
  test('moves a demo by keyboard, announces each time, and keeps the focus on it', async ({
    page,
    context,
    server,
  }) => {
    const day = dayOfOffice(9);
    await bookDemo(page, server, { name: 'Asha Rao', day, clock: '10:00' });
    await signInAs(context, server, 'owner', ZONE);
    await page.goto(deskUrl(server, `/calendar?day=${day}`));
    const demo = block(page, 'Asha Rao');
    await expect(demo).toHaveAccessibleName(/10:00 AM ?, Booked$/);
    await demo.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up the demo of Asha Rao.')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/, 11:00 AM$/).first()).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Move the demo of Asha Rao')).toContainText('11:00 AM');
    await page.getByRole('button', { name: 'Move and tell them' }).press('Enter');
    await expect(demo).toHaveAccessibleName(/11:00 AM ?, Booked$/);
    await expect(demo).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(page.getByText('The demo of Asha Rao stays at')).toBeAttached();
    await expect(demo).toHaveAccessibleName(/11:00 AM ?, Booked$/);
  });

  test('moves a demo by dragging it to a free half-hour', async ({ page, context, server }) => {
    const day = dayOfOffice(10);
    await bookDemo(page, server, { name: 'Jonas Feld', day, clock: '09:00' });
    await signInAs(context, server, 'owner', ZONE);
    await page.goto(deskUrl(server, `/calendar?day=${day}`));
    const demo = block(page, 'Jonas Feld');
    const box = await demo.boundingBox();
    if (!box) throw new Error('the demo is not drawn');
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 24, { steps: 3 });
    const target = page.locator(`[data-start="${new Date(`${day}T10:30:00+05:30`).toISOString()}"]`);
    const to = await target.boundingBox();
    if (!to) throw new Error('no half-hour is shown to be free');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await expect(target).toHaveText('10:30 AM');
    await page.mouse.up();
    await expect(dialog(page, 'Move the demo of Jonas Feld')).toContainText('10:30 AM');
    await page.getByRole('button', { name: 'Move and tell them' }).click();
    await expect(demo).toHaveAccessibleName(/10:30 AM ?, Booked$/);
  });

  test('notes that a visitor did not come, with what is known of it', async ({ page, context, server }) => {
    const id = storePastDemo(server, 'Priya Nair');
    await signInAs(context, server, 'owner', ZONE);
    await page.goto(deskUrl(server, `/calendar?demo=${id}`));
    const panel = dialog(page, 'Demo of Priya Nair');
    await expect(panel).toContainText('Did it take place?');
    await panel.getByRole('textbox', { name: 'What came of it' }).fill('Waited ten minutes');
    await panel.getByRole('button', { name: 'No-show' }).click();
    await expect(panel).toContainText('Waited ten minutes');
    await expect(panel.getByText('No-show', { exact: true })).toBeVisible();
    await expectNoViolations(page);
  });

  test('books a demo for a person, and cancels it with a word', async ({ page, context, server }) => {
    await signInAs(context, server, 'owner', ZONE);
    await page.goto(deskUrl(server, '/calendar?view=list'));
    await page.getByRole('button', { name: 'Book a demo' }).first().click();
    const form = dialog(page, 'Book a demo for a person');
    await form.getByRole('radio').first().check({ force: true });
    await form.getByRole('textbox', { name: 'First name' }).fill('Léa');
    await form.getByRole('textbox', { name: 'Last name' }).fill('Martin');
    await form.getByRole('textbox', { name: 'Email' }).fill('lea@example.com');
    await form.getByRole('textbox', { name: 'Phone' }).fill('call me');
    await form.getByRole('button', { name: 'Book and invite them' }).click();
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/./);
    await expectNoViolations(page);
    await form.getByRole('textbox', { name: 'Phone' }).fill('98765 43210');
    await form.getByRole('button', { name: 'Book and invite them' }).click();
    await expect(page.getByText(/^Léa Martin has a demo on /)).toBeVisible();
    await page.getByRole('row').filter({ hasText: 'lea@example.com' }).click();
    await dialog(page, 'Demo of Léa Martin').getByRole('button', { name: 'Cancel the demo' }).click();
    const question = dialog(page, 'Cancel the demo of Léa Martin?');
    await question.getByRole('textbox', { name: 'A word to them' }).fill('We’re ill. Sorry!');
    await question.getByRole('button', { name: 'Cancel the demo' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'lea@example.com' })).toHaveCount(0);
  });

  test('shows the list first on a phone, and a day on request', async ({ page, context, server }) => {
    const day = dayOfOffice(11);
    await bookDemo(page, server, { name: 'Wei Zhang', day, clock: '12:00' });
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(context, server, 'owner', ZONE);
    await page.goto(deskUrl(server, `/calendar?day=${day}`));
    await expect(page.getByRole('grid', { name: 'Demos' })).toContainText('Wei Zhang');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await expect(block(page, 'Wei Zhang')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible by ${colorScheme} colors`, async ({ page, context, server }) => {
      const day = dayOfOffice(12);
      await bookDemo(page, server, { name: 'Olu Ade', day, clock: '15:00' });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signInAs(context, server, 'owner', ZONE);
      await page.goto(deskUrl(server, `/calendar?day=${day}`));
      await expect(week(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(block(page, 'Olu Ade').first()).toBeVisible();
      await expectNoViolations(page);
      await block(page, 'Olu Ade').first().click();
      await expect(dialog(page, 'Demo of Olu Ade')).toContainText('What they wrote');
      await expectNoViolations(page);
    });
  }
});
