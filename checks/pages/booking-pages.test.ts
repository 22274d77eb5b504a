import { describe, expect, it } from 'vitest';
import { halfHour } from '../support/half-hours.ts';
import { ask, hrefOf, openPage } from './open-page.ts';

const DAY_MS = 86_400_000;
const SLOT = { label: '03:00 PM', number: 14 };
const LATER_SLOT = { label: '04:00 PM', number: 16 };
const LAST_SLOT = { label: '05:00 PM', number: 18 };
const CONSENT = 'consent_text=Yes,consent_age_ms=0';

/** Books a demo within reach of the calendar; resolves to the path of the page that manages it. */
async function bookDemo({ number }: { number: number }): Promise<string> {
  const date = new Date(Date.now() + 4 * DAY_MS).toISOString().slice(0, 10);
  const answer = await ask('/authms/demo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', baggage: CONSENT },
    body: JSON.stringify({
      firstName: 'Mira',
      lastName: 'Rao',
      email: 'mira@example.com',
      phone: '+919876543210',
      message: '',
      ...halfHour(date, number),
      timezone: 'Asia/Kolkata',
    }),
  });
  const { booking } = await answer.json();
  return new URL(booking.manageUrl).pathname;
}

describe('the pages of a booking', () => {
  it('waits for its heading before the first paint, and for nothing else', async () => {
    const path = await bookDemo(SLOT);
    for (const address of [path, path.replace('/demo/', '/thankyou/')]) {
      const { document } = await openPage(address);
      expect(hrefOf(document.querySelector('link[rel=expect]'))).toBe('#opened');
      expect(document.querySelectorAll('#opening:has(h1) + #opened')).toHaveLength(1);
    }
  });

  it('describes the half-hours of each day to agents, at the group of their radio buttons', async () => {
    const { document } = await openPage(await bookDemo(LATER_SLOT));
    const groups = [...document.querySelectorAll('form[toolname^=move_demo_to_] fieldset')];
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      expect(group.querySelectorAll('[type=radio][aria-invalid=false]').length).toBeGreaterThan(0);
      expect(group.getAttribute('toolparamdescription')).toMatch(
        /^Free time on \d{4}-\d{2}-\d{2}, with its offset/,
      );
    }
  });

  it('stops the content with the forms that it shows, and keeps the demo', async () => {
    const path = await bookDemo(LAST_SLOT);
    const formIn = async (address: string) =>
      (await openPage(address)).document.querySelector('form[toolname=stop_content]');
    expect((await formIn(path))?.getAttribute('action')).toBe(`${path}/content`);
    const form = await formIn(`${path}/content`);
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', `${path}/content`]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask(`${path}/content`, { method: 'POST', headers, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}/content`]);
    // Each page is read once: what changed has another address.
    const { document } = await openPage(`${path}/content?after`);
    expect(document.querySelector('h1')?.textContent).toBe('You get no more content');
    expect(await formIn(`${path}?after`)).toBeNull();
    expect((await ask(path)).status).toBe(200);
  });

  it('answers 404 for a forged link', async () => {
    expect((await ask(`/demo/${'A'.repeat(48)}`)).status).toBe(404);
    expect((await ask(`/demo/${'A'.repeat(48)}/content`)).status).toBe(404);
  });
});
