import { expect } from '@playwright/test';
import type { LeadKind } from 'contract/api-paths.ts';
import { findChromium } from '../../scripts/test-tools.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';
import { BookingPage, bookableDate } from './booking-page.ts';
import { open, test } from './fixtures.ts';
import { PageAgent } from './page-agent.ts';
import { findLeads } from './stored-leads.ts';

const executablePath = findChromium();
// One worker: another browser or server for each would take longer than these tests.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS, '--enable-features=WebMCP'],
  },
});

const READING = [
  'answer_question',
  'calculate_roi',
  'compare_plans',
  'estimate_savings',
  'find_demo_slots',
  'get_booking',
  'read_page',
  'search_site',
];

const person = { firstName: 'Ada', lastName: 'Byron' };
/** One for each test: the tests of a worker share a database. */
const newEmail = () => `ada-${crypto.randomUUID()}@example.com`;

const message = {
  ...person,
  email: 'ada@example.com',
  company: 'Engines',
  phone: '+442071234567',
  teamSize: '11-50',
  message: 'Can an agent read our ledgers?',
};

/** Returns the stored leads of a visitor. */
function leadsOf(email: string, databaseFile: string, kind: LeadKind) {
  return findLeads(databaseFile, kind).filter((lead) => lead.email === email);
}

test('lets the agent of a visitor fill in the contact form, and a person send it', { tag: '@smoke' }, async ({
  page,
  server,
}) => {
  const agent = new PageAgent(page);
  const own = { ...message, email: newEmail() };
  await open(page, '/contact-us');
  await agent.call('request_contact', own);
  await expect(page.getByLabel('Message')).toHaveValue(message.message);
  await expect(page.getByLabel('Team size')).toHaveValue('11-50');
  expect(await agent.heard()).toBeUndefined();
  expect(leadsOf(own.email, server.databaseFile, 'contact')).toEqual([]);

  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('status')).toContainText('Request sent successfully');
  await expect.poll(() => agent.heard()).toContain('it is stored');
  expect(leadsOf(own.email, server.databaseFile, 'contact')).toEqual([own]);
});

test('reports the error of a form to the agent', async ({ page }) => {
  const agent = new PageAgent(page);
  await open(page, '/contact-us');
  await agent.call('request_contact', { ...message, email: 'ada' });
  await expect(page.getByLabel('Message')).toHaveValue(message.message);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(() => agent.heard()).toContain('email: Enter a valid email address');
});

test('lets an agent pick a plan, compute an ROI and propose a demo that a person books', async ({
  page,
  server,
}) => {
  const agent = new PageAgent(page);
  await open(page, '/pricing');
  await expect.poll(() => agent.names()).toEqual(expect.arrayContaining([...READING, 'estimate_credits']));
  expect(await agent.ask('compare_plans', { members: 5 })).toContain('"smallestThatFits":"startup"');
  expect(await agent.ask('estimate_credits', { people: 20, messages: 100 })).toContain('42,000 messages');
  await expect(page.getByRole('slider', { name: 'People on your team' })).toHaveValue('20');

  await open(page, '/roi-calculator');
  await expect
    .poll(() => agent.names())
    .toEqual(expect.arrayContaining([...READING, 'fill_in_roi_calculator']));
  const asked = {
    employees: 50,
    avgSalaryUsd: 60_000,
    automationPercentage: 30,
    useCase: 'customer-service',
    industry: 'technology',
    implementationCostUsd: 20_000,
  };
  expect(await agent.ask('calculate_roi', asked)).toContain('"currentCostsUsdPerYear":3000000');
  await expect(page.getByLabel('Number of employees')).toHaveValue('50');
  await expect(page.getByRole('region', { name: 'ROI results' })).toContainText('$3,000,000');

  const booking = new BookingPage(page);
  await booking.open();
  await expect.poll(() => agent.names()).toEqual(expect.arrayContaining([...READING, 'book_demo']));
  const date = bookableDate();
  const found = JSON.parse(await agent.ask('find_demo_slots', { from: date, days: 7 }));
  const [{ date: day, free }] = found.days;
  const startDateTime = `${day}T${free[0].slice(0, 5)}:00+05:30`;
  const email = newEmail();
  const proposal = { ...person, email, phone: '+919876543210', startDateTime };
  expect(await agent.ask('book_demo', proposal)).toContain('nothing is sent yet');
  await expect(booking.dialog.getByLabel('First name')).toHaveValue('Ada');
  await expect(booking.submit).toBeDisabled();
  expect(leadsOf(email, server.databaseFile, 'demo')).toEqual([]);

  await booking.consent.check();
  await booking.submit.click();
  await page.waitForURL(/thankyou/);
  expect(leadsOf(email, server.databaseFile, 'demo')).toEqual([
    expect.objectContaining({ ...person, startDateTime }),
  ]);
});

test('reports an unavailable half-hour to the agent that proposes it', async ({ page }) => {
  const agent = new PageAgent(page);
  const booking = new BookingPage(page);
  await booking.open();
  await expect.poll(() => agent.names()).toContain('book_demo');
  expect(await agent.ask('book_demo', { startDateTime: '2020-01-15T08:00:00+05:30' })).toContain(
    'isn’t offered',
  );
  expect(await agent.ask('book_demo', { startDateTime: 'tomorrow' })).toContain('find_demo_slots');
  await expect(booking.dialog).toBeHidden();
});

test('searches the site for an agent, and names invalid arguments', async ({ page }) => {
  const agent = new PageAgent(page);
  await page.goto('/enterprise');
  await expect.poll(() => agent.names()).toEqual(READING);
  expect(await agent.ask('search_site', { query: 'refund' })).toContain('/terms#refunds');
  expect(await agent.ask('search_site', {})).toContain('is required');
});

test('fills in an estimate of the savings on the page for the person to check', async ({ page }) => {
  const agent = new PageAgent(page);
  await open(page, '/usecases');
  await expect.poll(() => agent.names()).toContain('estimate_savings');
  const asked = { employees: 10, hourlyWageUsd: 40, hoursSavedPerWeek: 5, agentCostUsdPerMonth: 100 };
  expect(await agent.ask('estimate_savings', asked)).toContain('"monthlyValueUsd":8660');
  await expect(page.getByRole('form', { name: 'Savings calculator' }).getByLabel('Hourly wage')).toHaveValue(
    '40',
  );
});
