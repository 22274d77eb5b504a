import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../testing/recorded-calls.ts';
import { ContactForm } from './ContactForm.island.tsx';

const THANKS = "Request sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to submit. Please try again later.';
const TYPED = {
  'First name': 'Mira',
  'Last name': 'Rao',
  'Work email': 'mira@example.com',
  Company: 'Rao & Daughters',
  Message: 'Two lines\nof text',
};

const form = () => within(screen.getByRole('form', { name: 'Contact us' }));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const submit = () => form().getByRole<HTMLButtonElement>('button');
const problem = () => form().getByRole('alert').textContent;
const thanks = () => form().queryByText(THANKS);
/** Nothing can be typed. */
const isLocked = () => field('Message').closest('fieldset')?.disabled;
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

function openForm() {
  render(<ContactForm />);
  return userEvent.setup();
}

async function fill(user: UserEvent, changed: Partial<typeof TYPED> = {}) {
  for (const [label, text] of Object.entries({ ...TYPED, ...changed })) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the link to ask for another time', () => {
  test.each([
    ['America/Los_Angeles', /^I’d like a demo at another time: \n\nMy time zone: Pacific /],
    ['Asia/Kathmandu', /^I’d like a demo at another time: \n\nMy time zone: Nepal Time /],
  ])('fills in the start of a message in %s', (timeZone, words) => {
    vi.stubEnv('TZ', timeZone);
    history.replaceState(null, '', '#another-time');
    openForm();

    expect(field('Message').value).toMatch(words);
  });

  test('leaves the message empty without the link', () => {
    openForm();

    expect(field('Message').value).toBe('');
  });
});

test('fills in the question that was asked before', () => {
  history.replaceState(null, '', `#question=${encodeURIComponent('Do you train on our data?')}`);
  openForm();

  expect(field('Message').value).toBe('My question: Do you train on our data?\n');
});

test('begins with the request of the page that holds it', () => {
  render(<ContactForm label="Ask" message="I'd like" />);
  const ask = within(screen.getByRole('form', { name: 'Ask' }));
  expect(ask.getByLabelText<HTMLTextAreaElement>('Message').value).toBe("I'd like");
});

test('requires five fields, but not the phone and the size of the team', () => {
  openForm();

  for (const label of Object.keys(TYPED)) expect(field(label).required, label).toBe(true);
  for (const label of ['Phone', 'Team size']) expect(field(label).required, label).toBe(false);
  expect(field('Work email').type).toBe('email');
  const sizes = within(field('Team size')).getAllByRole<HTMLOptionElement>('option');
  expect(sizes.map(({ value }) => value)).toEqual(['', '1-10', '11-50', '51-200', '201-500', '500+']);
});

test('shows that it is sending, and locks the fields until the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerCalls(() => promise);
  const user = openForm();
  await fill(user);
  await user.click(submit());
  expect(submit().textContent).toBe('Submitting...');
  expect(submit().disabled).toBe(true);
  expect(isLocked()).toBe(true);
  resolve(new Response('', { status: 500 }));
  await form().findByText(FAILED);

  expect(submit().textContent).toBe('Send request');
  expect(submit().disabled).toBe(false);
  expect(isLocked()).toBe(false);
  expect(field('Message').value).toBe(TYPED.Message);
});

describe('after a success', () => {
  beforeEach(() => {
    answerCalls(() => Response.json({}, { status: 201 }));
  });

  test('shows thanks, focuses it, and empties the form', async () => {
    const user = openForm();
    expect(thanks()).toBeNull();
    await fill(user);
    await user.selectOptions(field('Team size'), '51-200');
    await user.click(submit());

    expect(thanks()?.closest('[role=status]')).not.toBeNull();
    expect(document.activeElement).toBe(thanks());
    for (const label of [...Object.keys(TYPED), 'Team size']) expect(field(label).value, label).toBe('');
    expect(Object.keys(TYPED).filter(isInvalid)).toEqual([]);
  });

  test('removes the thanks once the empty form is sent again', async () => {
    const user = openForm();
    await fill(user);
    await user.click(submit());
    expect(thanks()).not.toBeNull();
    await user.click(submit());

    expect(Object.keys(TYPED).filter(isInvalid)).toHaveLength(5);
    expect(thanks()).toBeNull();
  });
});

test('removes the error with the next try', async () => {
  const answers = [new Response('', { status: 500 }), Response.json({}, { status: 201 })];
  answerCalls(() => answers.shift() ?? Response.error());
  const user = openForm();
  await fill(user);
  await user.click(submit());
  expect(problem()).toBe(FAILED);
  await user.click(submit());

  expect(problem()).toBe('');
  expect(thanks()).not.toBeNull();
});

test('removes the error of the server once the form finds a problem itself', async () => {
  const calls = answerCalls(() => new Response('', { status: 500 }));
  const user = openForm();
  await fill(user);
  await user.click(submit());
  expect(problem()).toBe(FAILED);
  await fill(user, { 'Work email': 'mira' });
  await user.click(submit());

  expect(isInvalid('Work email')).toBe(true);
  expect(problem()).toBe('');
  expect(calls).toHaveLength(1);
});

test('refuses an address without a domain, and removes the error when it is corrected', async () => {
  const calls = answerCalls(() => Response.json({}, { status: 201 }));
  const user = openForm();
  await fill(user, { 'Work email': 'mira@example' });
  await user.click(submit());

  expect(isInvalid('Work email')).toBe(true);
  expect(document.activeElement).toBe(field('Work email'));
  expect(calls).toEqual([]);
  await user.type(field('Work email'), '.com');
  expect(isInvalid('Work email')).toBe(false);
});
