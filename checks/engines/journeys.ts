import { brand } from 'content/brand.ts';
import { consentText } from 'contract/leads/consent.ts';
import { DEMO_PAGE } from 'contract/site/addresses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { findLeads } from '../journeys/stored-leads.ts';
import { count, type Engine, openPage, textOf } from './engine.ts';

/**
 * Describes the journeys that must work in every engine; Chromium shows the rest.
 * @param start starts the engine; without it the journeys are skipped
 */
export function describeJourneys(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(!start)(`the journeys in ${name}`, () => {
    let server: RunningServer;
    let engine: Engine | undefined;

    beforeAll(async () => {
      server = await startServer({ env: { LOG_LEVEL: 'warn', DEMO_SEATS: '1000' } });
      engine = await start?.();
    });
    afterAll(async () => {
      await engine?.close();
      await server?.stop();
    });

    const open = (path: string) => {
      if (!engine) throw new Error(`${name} did not start`);
      return openPage(engine, server.url + path);
    };

    it('opens the home page without an error', async () => {
      const page = await open('/');
      expect(await count(page, 'h1')).toBe(1);
      expect(await page.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.problems()).toEqual([]);
    });

    it('books a demo, stores it and opens the thank-you page', async () => {
      const page = await open(DEMO_PAGE);
      await page.press('button', 'Next month');
      const days = '[role=grid] button:not(:disabled)';
      await expect.poll(() => count(page, days)).toBeGreaterThan(0);
      await page.read((query) => {
        [...document.querySelectorAll<HTMLElement>(query)].at(-1)?.click();
      }, days);
      await page.press('button', '10:30 AM');
      for (const [field, text] of [
        ['First name', 'Mira'],
        ['Last name', 'Rao'],
        ['Email', 'mira@example.com'],
        ['Phone', '98765 43210'],
        ['Additional information', `From ${name}`],
      ] as const) {
        await page.fill(field, text);
      }
      await page.press('checkbox', consentText(brand.name));
      await page.press('button', 'Schedule Meeting');
      await expect.poll(() => page.read(() => location.pathname)).toBe('/thankyou');
      await expect.poll(() => textOf(page)).toContain('10:30 AM');
      expect(findLeads(server.databaseFile, 'demo')).toMatchObject([{ email: 'mira@example.com' }]);
      expect(await page.problems()).toEqual([]);
    });

    it('computes a return on investment', async () => {
      const page = await open('/roi-calculator');
      await page.choose('Use case', 'customer-service');
      await page.choose('Industry', 'technology');
      await page.press('button', 'Calculate ROI');
      await expect.poll(() => textOf(page)).toContain('$1,215,000.0');
      await expect.poll(() => textOf(page)).toContain('2,330.0%');
      expect(await page.problems()).toEqual([]);
    });

    it('opens the search by a slash, and follows the result chosen by arrow keys on Enter', async () => {
      const page = await open('/services');
      await page.strike(['/']);
      await expect.poll(() => count(page, 'dialog[open] [role=combobox]:focus')).toBe(1);
      await page.strike([...'refund guarantee']);
      await expect
        .poll(() => page.read(() => document.querySelector('dialog[open] [role=status]')?.textContent))
        .toMatch(/^\d+ results?$/);
      await expect
        .poll(() => count(page, '[role=listbox][aria-busy=false] [role=option]'))
        .toBeGreaterThan(0);
      await page.strike(['ArrowDown']);
      const href = await page.read(() =>
        document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href'),
      );
      await page.strike(['Enter']);
      await expect.poll(() => page.read(() => location.pathname + location.hash)).toBe(href);
      expect(await page.problems()).toEqual([]);
    });

    it('shows errors of the contact form at their fields', async () => {
      const page = await open('/contact-us');
      await page.fill('First name', 'Mira');
      await page.press('button', 'Send request');
      await expect.poll(() => count(page, '[name=lastName][aria-invalid=true]:focus')).toBe(1);
      expect(
        await page.read(() =>
          [...document.querySelectorAll('form [aria-invalid=true]')].map((field) =>
            field.getAttribute('name'),
          ),
        ),
      ).toEqual(['lastName', 'email', 'company', 'message']);
      expect(findLeads(server.databaseFile, 'contact')).toEqual([]);
      expect(await page.problems()).toEqual([]);
    });
  });
}
