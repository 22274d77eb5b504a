import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatbotBuilder } from '../../features/chatbot-builder/ChatbotBuilder.island.tsx';
import { ContactForm } from '../../features/contact/ContactForm.island.tsx';
import { AgentForm } from '../../features/services/AgentForm.island.tsx';
import { answerCalls, baggageOf, keyOf } from '../../testing/recorded-calls.ts';

const LOST = 'The connection was lost. Please try again.';
const OFFLINE = 'You seem to be offline. Please check your connection and try again.';
const SLOW = 'The server took too long to answer. Please try again.';
const CONTACT_LOST = 'Unable to connect to the server. Please try again later.';
const CONTACT_FAILED = 'Failed to submit. Please try again later.';

/** Each form with what it needs, and what it says of an answer. */
const FORMS = [
  {
    kind: 'contact',
    Form: ContactForm,
    name: 'Contact us',
    emailLabel: 'Work email',
    typed: {
      'First name': 'Mira',
      'Last name': 'Rao',
      Company: 'Rao & Daughters',
      Message: 'Two lines\nof text',
    },
    missing: {
      'First name': 'Enter your first name',
      'Last name': 'Enter your last name',
      'Work email': 'Enter a valid email address',
      Company: 'Enter your company name',
      Message: 'Tell us what you need',
    },
    alerts: false,
    refused: (_status: number, words?: string) => words ?? CONTACT_FAILED,
    unreachable: (_words: string) => CONTACT_LOST,
  },
  {
    kind: 'agent',
    Form: AgentForm,
    name: 'Create Your AI Agent',
    emailLabel: 'Email',
    typed: { Name: 'Invoice checker', Role: 'Accounts assistant', Goal: 'No invoice paid twice' },
    missing: { Name: 'Name is required', Email: 'Enter a valid email address' },
    alerts: true,
    refused: (status: number) => `Failed to create agent: API error: ${status}`,
    unreachable: (words: string) => `Failed to create agent: ${words}`,
  },
  {
    kind: 'chatbot',
    Form: ChatbotBuilder,
    name: 'Chatbot builder',
    emailLabel: 'Email',
    typed: { 'Chatbot name': 'Wool shop' },
    missing: {
      'Chatbot name': 'Chatbot name is required',
      'Placeholder text': 'Placeholder text is required',
      'Welcome message': 'Welcome message is required',
      Suggestions: 'Suggestions are required',
      Email: 'Please enter a valid email address',
    },
    alerts: true,
    refused: (status: number) => `Failed to submit chatbot configuration: API error: ${status}`,
    unreachable: (words: string) => `Failed to submit chatbot configuration: ${words}`,
  },
] as const;

const stored = () => Response.json({}, { status: 201 });
const fail = (error: Error) => () => Promise.reject(error);

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(FORMS)(
  'the $kind form',
  ({ Form, name, emailLabel, typed, missing, alerts, refused, unreachable }) => {
    const form = () => screen.getByRole<HTMLFormElement>('form', { name });
    const field = (label: string) => within(form()).getByLabelText<HTMLInputElement>(label);
    const submit = () => form().querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement;
    const problem = () => within(form()).getByRole('alert').textContent;
    const descriptionOf = (label: string) =>
      document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
        ?.textContent;

    function open() {
      const alerted = vi.fn();
      vi.stubGlobal('alert', alerted);
      render(<Form />);
      return { user: userEvent.setup(), alerted };
    }

    async function openFilled() {
      const opened = open();
      for (const [label, text] of Object.entries({ ...typed, [emailLabel]: 'kept@example.com' })) {
        await opened.user.click(field(label));
        await opened.user.paste(text);
      }
      return opened;
    }

    test.each<[string, () => Response | Promise<Response>, string]>([
      [
        'a refusal with a message',
        () => Response.json({ message: 'This address is blocked.' }, { status: 400 }),
        refused(400, 'This address is blocked.'),
      ],
      ['a refusal without a message', () => Response.json({ code: 'x' }, { status: 400 }), refused(400)],
      [
        'a refusal with a message that is no text',
        () => Response.json({ message: { a: 1 } }, { status: 400 }),
        refused(400),
      ],
      ['a refusal that is not JSON', () => new Response('<html>', { status: 429 }), refused(429)],
      ['an error of the server', () => new Response('', { status: 500 }), refused(500)],
      ['a lost connection', fail(new TypeError('Failed to fetch')), unreachable(LOST)],
      ['a server that is too slow', fail(new DOMException('', 'TimeoutError')), unreachable(SLOW)],
    ])('shows an error after %s, and keeps all entries', async (_what, answer, sentence) => {
      answerCalls(answer);
      const { user, alerted } = await openFilled();
      await user.click(submit());

      expect(problem()).toBe(sentence);
      expect(alerted.mock.calls).toEqual(alerts ? [[sentence]] : []);
      for (const [label, text] of Object.entries(typed)) expect(field(label).value).toBe(text);
      expect(field(emailLabel).value).toBe('kept@example.com');
      expect(submit().disabled).toBe(false);
      expect(document.activeElement).toBe(submit());
    });

    test('shows that the visitor is offline', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      answerCalls(fail(new TypeError('Failed to fetch')));
      const { user } = await openFilled();
      await user.click(submit());

      expect(problem()).toBe(unreachable(OFFLINE));
    });

    test('sends a retry under the same key, and an edited request under another', async () => {
      const calls = answerCalls(fail(new TypeError('Failed to fetch')));
      const { user } = await openFilled();
      await user.click(submit());
      await user.click(submit());
      await user.type(field(emailLabel), '.au');
      await user.click(submit());

      const [first, second, third] = calls.map(keyOf);
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });

    test('sends one request for two presses at once, and stays busy until the answer', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const calls = answerCalls(() => promise);
      await openFilled();
      // Before the form has shown the first.
      act(() => {
        submit().click();
        submit().click();
      });
      expect(submit().disabled).toBe(true);
      expect(form().getAttribute('aria-busy')).toBe('true');
      resolve(stored());

      await vi.waitFor(() => expect(form().getAttribute('aria-busy')).toBe('false'));
      expect(calls).toHaveLength(1);
    });

    test('sends on the Enter key from a field', async () => {
      const calls = answerCalls(stored);
      const { user } = await openFilled();
      await user.type(field(emailLabel), '{Enter}');

      expect(calls.map(({ body }) => body.email)).toEqual(['kept@example.com']);
    });

    test('shows what each empty required field needs, and sends no request', async () => {
      const calls = answerCalls(stored);
      const { user } = open();
      for (const label of Object.keys(missing)) {
        await user.clear(field(label));
        await user.type(field(label), '  ');
      }
      await user.click(submit());

      const invalid = [...form().querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
      expect(Object.fromEntries(Object.keys(missing).map((label) => [label, descriptionOf(label)]))).toEqual(
        missing,
      );
      expect(invalid).toHaveLength(Object.keys(missing).length);
      expect(document.activeElement).toBe(invalid[0]);
      expect(calls).toEqual([]);
    });

    test('sends the start of the visit and the time spent on the form beside the request', async () => {
      sessionStorage.setItem(
        'firstTouch',
        'https://own.example/blog?utm_source=news https://search.example/',
      );
      const calls = answerCalls(stored);
      const { user } = await openFilled();
      await user.click(submit());

      expect(baggageOf(calls[0])).toMatchObject({
        utm_source: 'news',
        landing_page: '/blog',
        referrer: 'https://search.example/',
        form_open_ms: expect.stringMatching(/^\d+$/),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        language: navigator.language,
      });
      expect(baggageOf(calls[0])).not.toHaveProperty('form_trap');
    });

    test('hides its honeypot from people, and sends its content beside the request', async () => {
      const calls = answerCalls(stored);
      const { user } = await openFilled();
      const honeypot = form().querySelector<HTMLInputElement>('[name=subject]') as HTMLInputElement;
      expect(honeypot.value).toBe('');
      expect(honeypot.tabIndex).toBe(-1);
      expect(honeypot.closest('[inert]')).not.toBeNull();
      honeypot.value = 'Buy';
      await user.click(submit());

      expect(calls[0]?.body).not.toHaveProperty('subject');
      expect(baggageOf(calls[0]).form_trap).toBe('Buy');
    });
  },
);
