import { expect } from '@playwright/test';
import { bookDemo, dayOfOffice } from './desk-demos.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

// A server of its own: with the first host, half-hours have no seats without names any more.
test.use({ settings: { DEMO_MEETING_URL: 'https://meet.example.com/hosts' } });

/** React Aria leaves what it has announced in a log for some seconds, also where the field is gone. */
const IN_DIALOG = { within: '[role=dialog]' };

test('adds a host, blocks a vacation with a demo in it, and takes it back', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const day = dayOfOffice(9);
  await bookDemo(page, server, { name: 'Tom Ek', day, clock: '14:00' });
  await signInAs(context, server, 'owner', { zone: 'Asia/Kolkata', name: 'Nora Lind' });
  await page.goto(deskUrl(server, `/calendar?day=${day}`));
  await page.getByRole('button', { name: 'Hosts' }).click();
  await page.getByRole('button', { name: 'Add the first host' }).click();
  const form = page.getByRole('dialog', { name: 'Add a host' });
  await form.getByRole('button', { name: 'Add the host' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/name/);
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/address/);
  await form.getByRole('textbox', { name: 'Name' }).fill('Anna Weber');
  await form.getByRole('textbox', { name: 'Email' }).fill('anna@example.com');
  const nine = form.getByRole('gridcell', { name: 'Saturday, 9:00 – 9:30 AM' });
  await nine.click();
  await expect(nine).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Space');
  await expect(nine).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(form.getByText('Sat 9:00 – 10:00 AM')).toBeVisible();
  await expectNoViolations(page, IN_DIALOG);
  await form.getByRole('button', { name: 'Type the hours' }).click();
  await form.getByRole('textbox', { name: 'Weekly hours' }).fill('always');
  await form.getByRole('button', { name: 'Add the host' }).click();
  await expect(form.getByRole('textbox', { name: 'Weekly hours' })).toHaveAccessibleDescription(/always/);
  await form.getByRole('textbox', { name: 'Weekly hours' }).fill('mon-sun 08:00-20:00');
  await expectNoViolations(page, IN_DIALOG);
  await form.getByRole('button', { name: 'Add the host' }).click();
  const hosts = page.getByRole('dialog', { name: 'Hosts' });
  await expect(hosts.getByRole('button', { name: /Anna Weber/ })).toContainText('1 demo to come');
  await hosts.getByRole('button', { name: /Anna Weber/ }).click();
  const anna = page.getByRole('dialog', { name: 'Anna Weber' });
  await anna.getByRole('button', { name: 'Add a calendar' }).click();
  await anna.getByRole('textbox', { name: 'Address' }).fill('file:///etc/passwd');
  await anna.getByRole('button', { name: 'Read and add it' }).click();
  await expect(anna.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/https/);
  await anna.getByRole('button', { name: 'Make an address' }).click();
  await expect(anna.getByText(/\/calendar\/[\w-]{43}\.ics$/)).toBeVisible();
  await anna.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Time off' }).click();
  const off = page.getByRole('dialog', { name: 'Time off' });
  await off.getByLabel('First day').fill(day);
  await off.getByRole('textbox', { name: 'What for' }).fill('Vacation');
  await expect(off.getByText('1 demo is in it')).toBeVisible();
  await expectNoViolations(page, IN_DIALOG);
  await off.getByRole('button', { name: 'Block this time' }).click();
  const report = page.getByRole('dialog', { name: 'The demos in it' });
  await expect(report).toContainText('Tom Ek');
  await expect(report).toContainText('is offered other times');
  await report.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Anna Weber off')).toBeVisible();

  await page.getByRole('button', { name: 'Time off' }).click();
  await off.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Anna Weber off')).toHaveCount(0);
});
