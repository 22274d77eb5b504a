import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AskAnswer } from 'contract/answers/ask.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, type RecordedCall } from '../../../testing/recorded-calls.ts';
import { type AskPanel, createAskPanel } from './ask-panel.ts';

const COST: AskAnswer = {
  kind: 'answer',
  text: 'Starter is $29 a month.\n\nYou can change plans later.',
  topic: 'plan-prices',
  sources: [{ title: 'Pricing', address: '/pricing#plans' }],
  suggestions: [],
  next: [{ label: 'Ask us', page: '/contact-us' }],
};
const CHOICES: AskAnswer = {
  kind: 'choices',
  text: 'I’m not sure which of these you mean.',
  sources: [],
  suggestions: ['What does it cost?', 'What is a credit?'],
  next: [],
};

let answer: (call: RecordedCall) => Response | Promise<Response>;
let calls: RecordedCall[];
let panel: AskPanel;

beforeEach(() => {
  answer = () => Response.json(COST);
  calls = answerCalls((call) => answer(call));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
});

const dialog = () => screen.getByRole('dialog', { name: /^Ask / });
const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
const field = () => screen.getByLabelText<HTMLInputElement>('Your question');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function openPanel(): void {
  panel = createAskPanel({
    offerDemo: () => Object.assign(document.createElement('p'), { textContent: 'Free times' }),
  });
  panel.open();
}

/** @param shown a word of the answer that comes */
async function ask(question: string, shown: string | RegExp): Promise<void> {
  await userEvent.type(field(), `${question}{Enter}`);
  await log().findAllByText(shown);
}

describe('opening and closing', () => {
  test('says that it is an AI that can be wrong, suggests questions, and focuses the field', () => {
    openPanel();

    expect(log().getByText(/AI assistant.*can be wrong/)).toBeTruthy();
    expect(within(log().getByRole('list', { name: 'People ask' })).getAllByRole('button')).toHaveLength(4);
    expect(document.activeElement).toBe(field());
  });

  test('suggests what visitors of the page ask', () => {
    history.replaceState(null, '', '/pricing');
    openPanel();

    expect(log().getByRole('button', { name: 'What is a credit?' })).toBeTruthy();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => press('Close')],
  ])('closes by %s, and returns the focus', async (_, close) => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    openPanel();
    await close();

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('keeps the conversation while it is closed', async () => {
    openPanel();
    await ask('What does it cost?', /Starter is/);
    await press('Close');
    panel.open();

    expect(log().getByText(/Starter is/)).toBeTruthy();
  });

  test('keeps the Tab key inside where it covers the page', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    openPanel();
    screen.getByRole('button', { name: 'Book a demo' }).focus();
    await userEvent.tab();

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });

  test('asks what a field of the page holds', async () => {
    const main = document.createElement('main');
    main.innerHTML = '<form action="/ask"><input name="q" value=" What does it cost? "></form>';
    document.body.append(main);
    openPanel();
    await log().findByText(/Starter is/);

    expect(calls[0]?.body).toEqual({ question: 'What does it cost?', before: [] });
    expect(main.querySelector('input')?.value).toBe('');
  });
});

describe('an answer', () => {
  test('shows its paragraphs, sources and what to do next', async () => {
    openPanel();
    await ask('What does it cost?', /Starter is/);

    expect(log().getByText('You can change plans later.')).toBeTruthy();
    expect(log().getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing#plans');
    expect(log().getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe(
      '/contact-us#question=What%20does%20it%20cost%3F',
    );
    expect(field().value).toBe('');
  });

  test('says that it is looking until an answer comes', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    openPanel();
    await ask('What does it cost?', /Looking/);
    await userEvent.type(field(), 'And now?{Enter}');
    expect(calls).toHaveLength(1);
    expect(field().value).toBe('And now?');
    resolve(Response.json(COST));
    await log().findByText(/Starter is/);

    expect(log().queryByText(/Looking/)).toBeNull();
  });

  test('brings earlier questions along with a follow-up', async () => {
    openPanel();
    await ask('What does it cost?', /Starter is/);
    answer = () => Response.json({ ...COST, text: 'None fits.' });
    await ask('And for 20 people?', 'None fits.');

    expect(calls.at(-1)?.body).toEqual({ question: 'And for 20 people?', before: ['What does it cost?'] });
  });

  test('asks what was meant by a press', async () => {
    answer = ({ body }) => Response.json(body.question === 'What is a credit?' ? COST : CHOICES);
    openPanel();
    await ask('costs credits', /not sure/);
    await userEvent.click(
      within(log().getByRole('list', { name: 'Did you mean' })).getByText('What is a credit?'),
    );
    await log().findByText(/Starter is/);

    expect(calls.at(-1)?.body.question).toBe('What is a credit?');
  });

  test('leads to no other site, whatever it says', async () => {
    answer = () => Response.json({ ...COST, sources: [{ title: 'Elsewhere', address: '//evil.example' }] });
    openPanel();
    await ask('Where?', /Starter is/);

    expect(log().getByRole<HTMLAnchorElement>('link', { name: 'Elsewhere' }).host).toBe(location.host);
  });

  test('is copied with the addresses of its sources', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
    openPanel();
    fireEvent.input(field(), { target: { value: 'What does it cost?' } });
    fireEvent.submit(field());
    await log().findByText(/Starter is/);
    fireEvent.click(screen.getByText('Copy'));
    await log().findByText('Copied.');

    expect(writeText).toHaveBeenCalledWith(`${COST.text}\n${location.origin}/pricing#plans`);
  });

  test('takes a vote on its topic', async () => {
    openPanel();
    await ask('What does it cost?', /Starter is/);
    answer = () => new Response(null, { status: 204 });
    await press('Not helpful');
    await log().findByText(/^Thanks/);

    expect(calls.at(-1)).toMatchObject({
      path: '/ask.json/vote',
      body: { topic: 'plan-prices', isHelpful: false },
    });
    expect(screen.getByRole('button', { name: 'Not helpful' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('takes no vote without a topic', async () => {
    answer = () => Response.json(CHOICES);
    openPanel();
    await ask('costs credits', /not sure/);

    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull();
  });
});

describe('without an answer', () => {
  const fail = () => {
    throw new TypeError('Failed to fetch');
  };

  test.each([
    ['the server fails', () => new Response('', { status: 503 }), true, /No answer came/],
    ['the answer is no JSON', () => new Response('<html>'), true, /No answer came/],
    [
      'there were too many questions',
      () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
      true,
      /try again in 7 seconds/,
    ],
    ['the device is offline', fail, false, /You’re offline/],
  ])('keeps the question and offers to try again when %s', async (_, failure, onLine, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    answer = failure;
    openPanel();
    await ask('What does it cost?', words);
    answer = () => Response.json(COST);
    await press('Try again');
    await log().findByText(/Starter is/);

    expect(calls.at(-1)?.body).toEqual({ question: 'What does it cost?', before: [] });
    expect(log().queryByText(words)).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test('tries again by itself when the connection is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = fail;
    openPanel();
    await ask('What does it cost?', /You’re offline/);
    answer = () => Response.json(COST);
    fireEvent(window, new Event('online'));

    expect(await log().findByText(/Starter is/)).toBeTruthy();
  });

  test('asks for words before an empty question is sent', async () => {
    openPanel();
    await userEvent.type(field(), '  {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Type a question first.');
    await userEvent.type(field(), 'W');

    expect(screen.getByRole('alert').textContent).toBe('');
    expect(calls).toEqual([]);
  });
});

describe('other ways', () => {
  test('brings the last question to a person', async () => {
    openPanel();
    const person = () => screen.getByRole('link', { name: 'Talk to a person' }).getAttribute('href');
    expect(person()).toBe('/contact-us');
    await ask('What does it cost?', /Starter is/);

    expect(person()).toBe('/contact-us#question=What%20does%20it%20cost%3F');
  });

  test('shows free times in place of the conversation, and leads back', async () => {
    openPanel();
    await press('Book a demo');
    expect(within(dialog()).getByText('Free times')).toBeTruthy();
    expect(screen.queryByRole('log')).toBeNull();
    await press('Back to the conversation');

    expect(screen.getByRole('log')).toBeTruthy();
  });
});
