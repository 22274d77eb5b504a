import { expect } from '@playwright/test';
import { holdScripts, test } from './fixtures.ts';
import { LeadFormPage, leadForms } from './lead-forms.ts';
import { findLeads } from './stored-leads.ts';

for (const leadForm of leadForms) {
  const { kind, call } = leadForm;

  test.describe(`the ${kind} form`, () => {
    test('sends exactly the fields of its call, and the request is stored', async ({ page, server }) => {
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

    for (const [name, status, answer, serverMessage] of [
      [
        'a refusal with a message',
        400,
        { json: { message: 'This address is blocked.' } },
        'This address is blocked.',
      ],
      ['a refusal without a message', 400, { json: { code: 'x' } }, undefined],
      ['a refusal with a message that is no text', 400, { json: { message: { a: 1 } } }, undefined],
      ['a refusal that is not JSON', 429, { body: '<html>' }, undefined],
      ['an error of the server', 500, { body: '' }, undefined],
    ] as const) {
      test(`${name} is told, and everything typed stays`, async ({ page }) => {
        await page.route(call, (route) => route.fulfill({ status, ...answer }));
        const form = new LeadFormPage(page, leadForm);
        await form.open();
        await form.fill('kept@example.com');

        expect(await form.sendInVain()).toBe(leadForm.refused(status, serverMessage));
        for (const [label, value] of Object.entries(leadForm.fields)) {
          await expect(form.field(label)).toHaveValue(value);
        }
        await expect(form.field(leadForm.emailLabel)).toHaveValue('kept@example.com');
        await expect(form.submit).toBeEnabled();
        await expect(form.submit).toBeFocused();
      });
    }

    test('no network is told, and trying again sends the same key', async ({ page }) => {
      const keys: (string | undefined)[] = [];
      await page.route(call, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length === 1) await route.abort();
        else await route.fulfill({ status: 503, body: '' });
      });
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill('again@example.com');

      expect(await form.sendInVain()).toBe(leadForm.unreachable);
      expect(await form.sendInVain()).toBe(leadForm.refused(503));
      await form.field(leadForm.emailLabel).fill('edited@example.com');
      await form.sendInVain();
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
    });

    test('a double click on a slow line sends one request', async ({ page }) => {
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
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill(`${kind}-double@example.com`);
      await form.submit.dblclick();
      await expect(form.submit).toBeDisabled();
      await expect(form.form).toHaveAttribute('aria-busy', 'true');
      answer();
      await form.expectThanks();

      expect(requests).toBe(1);
    });

    test('a lost answer and a retry store one lead', async ({ page, server }) => {
      let isFirst = true;
      await page.route(call, async (route) => {
        if (!isFirst) return route.fallback();
        isFirst = false;
        await route.fetch();
        await route.abort();
      });
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill(`${kind}-lost@example.com`);
      await form.sendInVain();
      await form.submit.click();
      await form.expectThanks();

      const stored = findLeads(server.databaseFile, kind);
      expect(stored.filter(({ email }) => email === `${kind}-lost@example.com`)).toHaveLength(1);
    });

    test('says how the visit began, in baggage', async ({ page }) => {
      await page.goto('/resources?utm_source=news&utm_campaign=Fr%C3%BChjahr&ref=1', {
        referer: 'https://search.example/results',
      });
      const form = new LeadFormPage(page, leadForm);
      await form.open('?utm_source=later');
      await form.fill(`${kind}-touch@example.com`);
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

    test('keeps what was typed before the script arrived', async ({ page }) => {
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

    test('is sent by the Enter key from a field', async ({ page }) => {
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.fill(`${kind}-enter@example.com`);
      await form.field(leadForm.emailLabel).press('Enter');
      await form.expectThanks();
    });

    test('sent empty, says what each required field needs, and asks for nothing', async ({ page }) => {
      let requests = 0;
      await page.route(call, (route) => {
        requests += 1;
        return route.abort();
      });
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      for (const control of await form.form.locator('[required]').all()) await control.fill('  ');
      await form.submit.click();
      const required = form.form.locator('[required]');

      await expect(form.form.locator('[aria-invalid]')).toHaveCount(await required.count());
      for (const control of await required.all()) await expect(control).toHaveAccessibleDescription(/\w/);
      await expect(required.first()).toBeFocused();
      expect(requests).toBe(0);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('posts itself, stores the same lead, and thanks', async ({ page, server }) => {
        const form = new LeadFormPage(page, leadForm);
        await page.goto(leadForm.page);
        await form.fill(`${kind}-plain@example.com`);
        await form.submit.click();

        if (leadForm.thanks === 'page') {
          await expect(page).toHaveURL(/\/thankyou$/);
        } else {
          await expect(page).toHaveURL(/\/contact-us#sent$/);
          await expect(
            page.getByText("Request sent successfully! We'll get back to you soon."),
          ).toBeVisible();
        }
        // A browser posts line breaks as CR LF.
        const stored = findLeads(server.databaseFile, kind).map((lead) =>
          Object.fromEntries(
            Object.entries(lead).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
          ),
        );
        expect(stored.filter(({ email }) => email === `${kind}-plain@example.com`)).toEqual([
          { ...leadForm.body, email: `${kind}-plain@example.com` },
        ]);
      });
    });
  });
}
