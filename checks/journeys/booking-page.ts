import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { open } from './fixtures.ts';

/** Each `BookingPage` is used by another person, since one person has one seat of a half-hour. */
export const visitor = {
  'First name': 'Mira',
  'Last name': 'Rao',
  Phone: '98765 43210',
  Email: 'mira@example.com',
};

/** Returns the address of a person who has not booked yet. */
function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID()}@example.com`;
}

/** The 15th of next month, in India: always selectable, never today. */
export function bookableDate(now = new Date()): string {
  const india = new Date(now.getTime() + 5.5 * 3_600_000);
  return new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + 1, 15)).toISOString().slice(0, 10);
}

/** The accessible name of a day, `Friday, 15 January 2027`. */
export function dayName(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en-GB', { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'long' })}, ${part({ day: 'numeric' })} ${part({ month: 'long' })} ${part({ year: 'numeric' })}`;
}

/** The same day as the page shows it, `Friday, January 15, 2027`. */
export function longDay(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
}

/** Blocks the answer about free times, for pages whose clock is not the server's. */
export async function withoutFreeTimes(page: Page): Promise<void> {
  await page.route('**/authms/demo-slots?*', (route) => route.fulfill({ status: 204 }));
}

/** Lets the first request reach the server and cuts the line before its answer. */
export async function loseFirstAnswer(page: Page): Promise<void> {
  let isFirst = true;
  await page.route('**/authms/demo', async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
}

/** Someone else books the half-hour that begins at `time` in India; resolves to what the server answers. */
export async function bookElsewhere(page: Page, date: string, time: string) {
  const start = new Date(`${date}T${time}:00+05:30`);
  const local = (at: number) => `${new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`;
  const response = await page.request.post('/authms/demo', {
    data: {
      firstName: 'Someone',
      lastName: 'Else',
      email: newAddress('else'),
      phone: '+919000000002',
      message: '',
      startDateTime: local(start.getTime()),
      endDateTime: local(start.getTime() + 1_800_000),
      timezone: 'Asia/Kolkata',
    },
  });
  return { status: response.status(), body: await response.json() };
}

/** The booking page as a visitor drives it, by role and label. */
export class BookingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    visitor.Email = newAddress('mira');
  }

  get calendar() {
    return this.page.getByRole('grid');
  }

  get confirm() {
    return this.page.getByRole('button', { name: 'Confirm Booking' });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Your details' });
  }

  get submit() {
    return this.dialog.getByRole('button', { name: 'Schedule Meeting' });
  }

  get offer() {
    return this.dialog.getByRole('region', { name: 'Someone just booked that time' });
  }

  get consent() {
    return this.dialog.getByRole('checkbox', {
      name: `I confirm that I want to receive content from ${brand.name}`,
      exact: true,
    });
  }

  async open() {
    await open(this.page, '/book-demo');
    await expect(this.calendar).toBeVisible();
  }

  day(date: string) {
    return this.calendar.getByRole('button', { name: dayName(date) });
  }

  slot(label: string) {
    return this.page.getByRole('button', { name: label, exact: true });
  }

  async chooseDay(date: string) {
    const month = this.page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ });
    while (!(await this.day(date).isVisible())) {
      const before = `${await month.textContent()}`;
      await this.page.getByRole('button', { name: 'Next month' }).click();
      // Without the wait, a busy browser is asked for the day before it has turned the month, and again for ever.
      await expect(month).not.toHaveText(before);
    }
    await this.day(date).click();
  }

  async fillDetails() {
    for (const [label, value] of Object.entries(visitor)) await this.dialog.getByLabel(label).fill(value);
    await this.consent.check();
  }

  /** Everything up to the last button. */
  async fillBooking(date = bookableDate(), slot = '10:30 AM') {
    await this.open();
    await this.chooseDay(date);
    await this.slot(slot).click();
    await this.fillDetails();
  }

  /** Presses the last button and answers the alert that follows; resolves to its text. */
  async submitAndReadAlert(): Promise<string> {
    const text = new Promise<string>((resolve) => {
      this.page.once('dialog', async (alert) => {
        await alert.accept();
        resolve(alert.message());
      });
    });
    await this.submit.click();
    return text;
  }
}
