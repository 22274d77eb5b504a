import { expect } from '@playwright/test';
import { BookingPage, bookableDate } from './booking-page.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { open, test } from './fixtures.ts';
import { agentForm, chatbotForm, contactForm, LeadFormPage } from './lead-forms.ts';
import { onPhoneAndDesktop } from './on-phone-and-desktop.ts';

onPhoneAndDesktop((width) => {
  const onPhone = width < 1280 ? '@smoke' : [];

  test('passes axe in the open menu', { tag: onPhone }, async ({ page }) => {
    await page.goto('/');
    const name = width < 1280 ? 'Menu' : 'AI Employees';
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expectNoViolations(page);
  });

  test('passes axe in the booking with a chosen day, or in its dialog', { tag: onPhone }, async ({
    page,
  }) => {
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay(bookableDate());
    await expectNoViolations(page);
    await booking.slot('09:00 AM').click();
    await expectNoViolations(page);
    await booking.fillDetails();
    await page.route('**/authms/demo', (route) => route.fulfill({ status: 500, body: '' }));
    await booking.submitAndReadAlert();
    await expect(booking.submit).toBeEnabled();
    await expectNoViolations(page);
  });

  for (const leadForm of [contactForm, agentForm, chatbotForm]) {
    test(`passes axe in the ${leadForm.kind} form with errors, after a failure and after success`, {
      tag: leadForm === contactForm ? onPhone : [],
    }, async ({ page }) => {
      const form = new LeadFormPage(page, leadForm);
      await form.open();
      await form.submit.click();
      await expect(form.form.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectNoViolations(page);
      await form.fill('axe@example.com');
      await page.route(leadForm.call, (route) => route.fulfill({ status: 500, body: '' }));
      await form.sendInVain();
      await expect(form.submit).toBeEnabled();
      await expectNoViolations(page);
      await page.unroute(leadForm.call);
      await form.submit.click();
      await form.expectThanks();
      await expectNoViolations(page);
    });
  }

  test('passes axe in a result of the ROI calculator, or in fields marked as missing', {
    tag: onPhone,
  }, async ({ page }) => {
    await open(page, '/roi-calculator?useCase=legal-research&industry=legal#roi-results');
    await expect(page.getByRole('table', { name: 'Three scenarios' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('Industry').selectOption('');
    await page.getByRole('button', { name: 'Calculate ROI' }).click();
    await expect(page.getByLabel('Industry')).toBeFocused();
    await expectNoViolations(page);
  });

  for (const path of ['/', '/services', '/usecases']) {
    test(`passes axe behind any tab of ${path}`, { tag: path === '/usecases' ? onPhone : [] }, async ({
      page,
    }) => {
      await page.goto(path);
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      await tabs.first().scrollIntoViewIfNeeded();
      await expect(page.getByRole('main').locator('[data-live]')).toHaveCount(1);
      for (const tab of await tabs.all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expectNoViolations(page, { within: '[role=tabpanel]:not([hidden])' });
      }
    });
  }
});
