import { expect } from '@playwright/test';
import { holdScripts, test } from './fixtures.ts';
import { contactForm, LeadFormPage, leadForms } from './lead-forms.ts';
import { findLeads, findStoredLeads } from './stored-leads.ts';

for (const leadForm of leadForms) {
  const { kind, call } = leadForm;

  test.describe(`the ${kind} form`, { tag: '@smoke' }, () => {
    test('sends exactly the fields of its call, and stores the request', async ({ page, server }) => {
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill(`${kind}-exact@example.com`);
      const sent = page.waitForRequest(call);
      await form.submit.click();
      const expected = { ...leadForm.body, email: `${kind}-exact@example.com` };

      expect((await sent).postDataJSON()).toEqual(expected);
      expect((await sent).headers()['content-type']).toBe('application/json');
      await form.expectThanks();
      const answer = await (await sent).response();
      expect(await answer?.finished(), 'the answer keeps no connection').toBeNull();
      const stored = findLeads(server.databaseFile, kind).filter(({ email }) => email === expected.email);
      expect(stored).toEqual([expected]);
    });

    test('shows the reason of a refusal, and keeps all entries', async ({ page }) => {
      const message = 'This address is blocked.';
      await page.route(call, (route) => route.fulfill({ status: 400, json: { message } }));
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill('kept@example.com');

      expect(await form.sendInVain()).toBe(leadForm.refused(400, message));
      for (const [label, value] of Object.entries(leadForm.fields)) {
        await expect(form.field(label)).toHaveValue(value);
      }
      await expect(form.field(leadForm.emailLabel)).toHaveValue('kept@example.com');
      await expect(form.submit).toBeEnabled();
      await expect(form.submit).toBeFocused();
    });

    test('stores one lead for a lost answer and a retry', async ({ page, server }) => {
      const keys: (string | undefined)[] = [];
      await page.route(call, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length > 1) return route.fallback();
        await route.fetch();
        await route.abort();
      });
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill(`${kind}-lost@example.com`);
      expect(await form.sendInVain()).toBe(leadForm.unreachable);
      await form.submit.click();
      await form.expectThanks();

      expect(keys).toEqual([keys[0], keys[0]]);
      const stored = findLeads(server.databaseFile, kind);
      expect(stored.filter(({ email }) => email === `${kind}-lost@example.com`)).toHaveLength(1);
    });

    test('keeps entries typed before the script arrived', async ({ page }) => {
      const release = await holdScripts(page);
      const form = new LeadFormPage(page, leadForm);
      await page.goto(leadForm.page, { waitUntil: 'commit' });
      await form.fill('early@example.com');
      release();
      await expect(form.form).toHaveAttribute('novalidate');

      await expect(form.field(leadForm.emailLabel)).toHaveValue('early@example.com');
      const sent = page.waitForRequest(call);
      await form.submit.click();
      expect((await sent).postDataJSON()).toEqual({ ...leadForm.body, email: 'early@example.com' });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('posts itself, stores the same lead, and shows thanks', async ({ page, server }) => {
        const form = new LeadFormPage(page, leadForm);
        await page.goto(leadForm.page);
        await form.fill(`${kind}-plain@example.com`);
        await form.submit.click();

        await expect(page).toHaveURL(/\/thankyou$/);
        const [lead, ...others] = findStoredLeads(server.databaseFile, kind).filter(
          ({ body }) => body.email === `${kind}-plain@example.com`,
        );
        expect(others).toEqual([]);
        expect(lead?.state).toBe('new');
        // A browser posts line breaks as CR LF.
        const body = Object.entries(lead?.body ?? {}).map(([name, text]) => [
          name,
          text.replaceAll('\r\n', '\n'),
        ]);
        expect(Object.fromEntries(body)).toEqual({ ...leadForm.body, email: `${kind}-plain@example.com` });
      });
    });
  });
}

// What the three have in common: their component has it, and one of them in a browser is enough.
test.describe('the contact form, as an example of all', () => {
  const { call, emailLabel } = contactForm;

  test('sends one request for a double click on a slow line', { tag: '@smoke' }, async ({ page }) => {
    let requests = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(call, async (route) => {
      requests += 1;
      await held;
      await route.fallback();
    });
    const form = new LeadFormPage(page, contactForm);
    await form.open();
    await form.fill('contact-double@example.com');
    await form.submit.dblclick();
    await expect(form.submit).toBeDisabled();
    await expect(form.form).toHaveAttribute('aria-busy', 'true');
    answer();
    await form.expectThanks();

    expect(requests).toBe(1);
  });

  test('sends the start of the visit in baggage', async ({ page }) => {
    await page.goto('/resources?utm_source=news&utm_campaign=Fr%C3%BChjahr&ref=1', {
      referer: 'https://search.example/results',
    });
    const form = new LeadFormPage(page, contactForm);
    await form.open('?utm_source=later');
    await form.fill('contact-touch@example.com');
    const sent = page.waitForRequest(call);
    await form.submit.click();
    const members = ((await sent).headers().baggage ?? '').split(',');

    expect(members).toEqual(
      expect.arrayContaining([
        'utm_source=news',
        'utm_campaign=Fr%C3%BChjahr',
        'landing_page=%2Fresources',
        'referrer=https%3A%2F%2Fsearch.example%2Fresults',
      ]),
    );
    await form.expectThanks();
  });

  test('sends on the Enter key from a field', async ({ page }) => {
    const form = new LeadFormPage(page, contactForm);
    await form.open();
    await form.fill('contact-enter@example.com');
    await form.field(emailLabel).press('Enter');
    await form.expectThanks();
  });

  test('shows what each required field needs when sent empty, and sends no request', {
    tag: '@smoke',
  }, async ({ page }) => {
    let requests = 0;
    await page.route(call, (route) => {
      requests += 1;
      return route.abort();
    });
    const form = new LeadFormPage(page, contactForm);
    await form.open();
    for (const control of await form.form.locator('[required]').all()) await control.fill('  ');
    await form.submit.click();
    const required = form.form.locator('[required]');

    await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(await required.count());
    for (const control of await required.all()) await expect(control).toHaveAccessibleDescription(/\w/);
    await expect(required.first()).toBeFocused();
    expect(requests).toBe(0);
  });
});
