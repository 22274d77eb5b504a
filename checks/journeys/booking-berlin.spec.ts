import { expect } from '@playwright/test';
import { BookingPage, bookableDate } from './booking-page.ts';
import { test, waitOutTimeCheck } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';

test.use({
  settings: { DEMO_ZONE: 'Europe/Berlin', DEMO_HOURS: '09:00-17:00', PHONE_COUNTRY: 'DE' },
  timezoneId: 'America/New_York',
});

test('books a demo of an office in Berlin from New York, with a number of Germany', {
  tag: '@smoke',
}, async ({ page, server }) => {
  const date = bookableDate();
  const answer = await page.request.get(`/authms/demo-slots?from=${date}&to=${date}`);
  const [{ slots }] = (await answer.json()).days;
  expect(slots).toHaveLength(16);
  const start: string = slots[12].startDateTime;
  expect(start).toContain(`${date}T15:00:00+0`);
  const ownTime = new Date(start).toLocaleTimeString('en-US', {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'America/New_York' },
  });

  const booking = new BookingPage(page);
  await booking.open();
  await expect(page.getByText('Central European Time').first()).toBeVisible();
  await booking.chooseDay(date);
  await expect(booking.slot('03:00 PM')).toContainText(ownTime);
  await booking.slot('03:00 PM').click();
  await booking.fillDetails();
  const phone = booking.dialog.getByLabel('Phone');
  await phone.fill('12');
  await booking.submit.click();
  await expect(phone).toHaveAccessibleDescription(/it can’t be dialed as it is/);
  await phone.fill('030 901820');
  await expect(phone).toHaveAccessibleDescription(
    '+49 We’ll dial +49 30 901820. Outside Germany? Start with + and your country code.',
  );
  await waitOutTimeCheck(page);
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  const card = page.getByRole('region', { name: 'Your demo' });
  await expect(card).toContainText('03:00 PM - 03:30 PM');
  await expect(card).toContainText(ownTime.replace(/^0/, ''));

  const [stored] = findLeads(server.databaseFile, 'demo');
  expect(stored).toMatchObject({ phone: '+4930901820', startDateTime: start, timezone: 'Europe/Berlin' });
});
