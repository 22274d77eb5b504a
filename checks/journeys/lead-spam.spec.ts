import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '../../site/src/brand.ts';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { BookingPage, visitor } from './booking-page.ts';
import { test as base, beHuman, open } from './fixtures.ts';
import { contactForm, LeadFormPage, leadForms } from './lead-forms.ts';
import { findStoredLeads } from './stored-leads.ts';

const TRAP = '[name=subject]';

function findLead(server: RunningServer, kind: string, email: string) {
  return findStoredLeads(server.databaseFile, kind).find(({ body }) => body.email === email);
}

base.describe('the contact form', () => {
  base('of a quick person is a new lead, with time zone and language', async ({ page, server }) => {
    const form = new LeadFormPage(page, contactForm);
    await form.open();
    await form.fill('contact-person@example.com');
    await beHuman(page);
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
      await form.form.locator(TRAP).evaluate((trap: HTMLInputElement) => {
        trap.value = 'Buy';
      });
      await beHuman(page);
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

  base('shows its trap to no one', async ({ page }) => {
    const form = new LeadFormPage(page, contactForm);
    await form.open();
    const trap = form.form.locator(TRAP);

    await expect(trap).toHaveValue('');
    await expect(trap).not.toBeInViewport();
    expect(await form.form.ariaSnapshot()).not.toContain('Leave this empty');
    await trap.focus();
    await expect(trap).not.toBeFocused();
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
  await beHuman(page);
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

/** Each with a server of its own, on which every request of its first minute but one is one too many. */
const test = base.extend<{ pressed: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  pressed: async ({}, use) => {
    const server = await startServer({
      env: { PROOF_ALL_LEADS_PER_MINUTE: '1', LOG_LEVEL: 'warn', BLOG_DIR: '/nowhere' },
    });
    const first = { name: 'First', email: 'first@example.com' };
    await fetch(`${server.url}/authms/agent-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(first),
    });
    await use(server);
    await server.stop();
  },
  baseURL: ({ pressed }, use) => use(pressed.url),
});

/** Presses the button, which says that it is checking until the proof may go on its way. */
async function sendWithProof(page: Page, submit: Locator, call: string): Promise<void> {
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  let tries = 0;
  await page.route(call, async (route) => {
    tries += 1;
    if (tries > 1) await isSeen;
    await route.fallback();
  });
  await submit.click();
  await expect(submit).toHaveText('Checking…');
  see();
}

test.describe('when too many come', () => {
  for (const leadForm of leadForms) {
    test(`the ${leadForm.kind} form proves some work by itself, and is stored once`, async ({
      page,
      pressed,
    }) => {
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/authms/')) statuses.push(response.status());
      });
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill(`${leadForm.kind}-proof@example.com`);
      await sendWithProof(page, form.submit, leadForm.call);
      await form.expectThanks();

      await expect.poll(() => statuses).toEqual([429, 201]);
      expect(findLead(pressed, leadForm.kind, `${leadForm.kind}-proof@example.com`)).toBeDefined();
    });
  }

  test('a booking does so too', async ({ page, pressed }) => {
    const booking = new BookingPage(page);
    await booking.fillBooking();
    await sendWithProof(page, booking.dialog.locator('[type=submit]'), '**/authms/demo');
    await page.waitForURL('**/thankyou');

    expect(findLead(pressed, 'demo', visitor.Email)).toBeDefined();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a page says to wait a minute, and Back keeps what was typed', async ({ page }) => {
      const form = new LeadFormPage(page, contactForm);
      await page.goto(contactForm.page);
      await form.fill('patient@example.com');
      await form.submit.click();

      await expect(page.getByRole('heading', { name: 'Your request hasn’t been sent' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toContainText('Please wait about a minute');
      await page.goBack();
      await expect(form.field(contactForm.emailLabel)).toHaveValue('patient@example.com');
    });
  });
});
