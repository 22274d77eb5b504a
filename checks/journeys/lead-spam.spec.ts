import { expect } from '@playwright/test';
import { brand } from 'content/brand.ts';
import type { RunningServer } from '../faults/server-process.ts';
import { BookingPage } from './booking-page.ts';
import { test as base, open, waitOutTimeCheck } from './fixtures.ts';
import { contactForm, LeadFormPage } from './lead-forms.ts';
import { findStoredLeads } from './stored-leads.ts';

const HONEYPOT = '[name=subject]';

function findLead(server: RunningServer, kind: string, email: string) {
  return findStoredLeads(server.databaseFile, kind).find(({ body }) => body.email === email);
}

base.describe('the contact form', () => {
  base('of a quick person is a new lead, with time zone and language', async ({ page, server }) => {
    const form = new LeadFormPage(page, contactForm);
    await form.open();
    await form.fill('contact-person@example.com');
    await waitOutTimeCheck(page);
    await form.submit.click();
    await form.expectThanks();

    expect(findLead(server, 'contact', 'contact-person@example.com')).toMatchObject({
      state: 'new',
      suspicion: [],
      context: { timeZone: expect.stringMatching(/^\w/), language: 'en-US' },
    });
  });

  base(
    'thanks a program that fills everything in, and holds its lead back',
    { tag: '@smoke' },
    async ({ page, server }) => {
      const form = new LeadFormPage(page, contactForm);
      await form.open();
      await form.fill('contact-program@example.com');
      await form.form.locator(HONEYPOT).evaluate((honeypot: HTMLInputElement) => {
        honeypot.value = 'Buy';
      });
      await waitOutTimeCheck(page);
      const sent = page.waitForRequest(contactForm.call);
      await form.submit.click();
      expect((await sent).postDataJSON()).toEqual({
        ...contactForm.body,
        email: 'contact-program@example.com',
      });
      await form.expectThanks();

      expect(findLead(server, 'contact', 'contact-program@example.com')).toMatchObject({
        state: 'quarantined',
        suspicion: ['trap_filled'],
      });
    },
  );

  base('shows its honeypot to no one', async ({ page }) => {
    const form = new LeadFormPage(page, contactForm);
    await form.open();
    const honeypot = form.form.locator(HONEYPOT);

    await expect(honeypot).toHaveValue('');
    await expect(honeypot).not.toBeInViewport();
    expect(await form.form.ariaSnapshot()).not.toContain('Leave this empty');
    await honeypot.focus();
    await expect(honeypot).not.toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  base.describe('without script', () => {
    base.use({ javaScriptEnabled: false, locale: 'hi-IN' });

    base('is a new lead in its language', async ({ page, server }) => {
      const form = new LeadFormPage(page, contactForm);
      await page.goto(contactForm.page);
      await form.fill('contact-hindi@example.com');
      await form.submit.click();
      await page.waitForURL(/thankyou|sent/);

      expect(findLead(server, 'contact', 'contact-hindi@example.com')).toMatchObject({
        state: 'new',
        context: { language: 'hi-IN' },
      });
    });
  });
});

base('a booking keeps what was agreed to, and when', async ({ page, server }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking(undefined, '05:30 PM');
  await booking.dialog.getByLabel('Email').fill('consent@example.com');
  await waitOutTimeCheck(page);
  await booking.submit.click();
  await page.waitForURL('**/thankyou');

  const lead = findLead(server, 'demo', 'consent@example.com');
  expect(lead?.state).toBe('new');
  expect(lead?.context.consent).toEqual({
    id: 'receive-content-1',
    text: `I confirm that I want to receive content from ${brand.name}`,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: expect.stringMatching(/^20\d\d-/),
  });
});

base('the last touch comes along with the first', async ({ page, server }) => {
  await page.goto('/?utm_source=first', { referer: 'https://search.example/' });
  await open(page, '/resources');
  await page.goto('/pricing?utm_source=later', { referer: 'https://news.example/story' });
  const contact = new LeadFormPage(page, contactForm);
  await contact.open();
  await contact.fill('touched@example.com');
  await contact.submit.click();
  await contact.expectThanks();

  expect(findLead(server, 'contact', 'touched@example.com')?.context.lastTouch).toEqual({
    utm_source: 'later',
    referrer: 'https://news.example/story',
    landing_page: '/pricing',
  });
});
