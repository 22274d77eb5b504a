import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiConsole } from './ApiConsole.island.tsx';
import { type ChatListener, openChat } from './chat-connection.ts';

vi.mock('./chat-connection.ts', () => ({ openChat: vi.fn() }));

const EVENTS = [
  { name: 'aiMessage', example: ['ROOM_ID', null, 'Hello'] },
  { name: 'updatelastRead', example: ['ROOM_ID'] },
];
const USER = {
  id: 'user-1',
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  token_type: 'Bearer',
};
const PASSWORD = 'correct horse battery';

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** The console, whose calls are answered like this; no answer is a lost connection. */
function open(...answers: (Response | undefined)[]) {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  render(<ApiConsole events={EVENTS} />);
  const sent = () => fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))]);
  return { user: userEvent.setup(), sent };
}

type User = ReturnType<typeof userEvent.setup>;

/** Fills in an account and sends it. */
async function submitAccount(user: User, button: 'Sign up' | 'Log in') {
  await user.type(screen.getByLabelText('Client ID'), 'client-1');
  await user.type(screen.getByLabelText('Email'), 'mira@example.com');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await press(user, button);
}

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

/** Opens the socket, as far as the console can tell; `hear` brings an event of the server. */
async function connect(user: User) {
  const emit = vi.fn();
  let listener: ChatListener | undefined;
  vi.mocked(openChat).mockImplementation((_token, given) => {
    listener = given;
    return { emit, disconnect: vi.fn(), active: true } as unknown as ReturnType<typeof openChat>;
  });
  await press(user, 'Connect');
  act(() => listener?.onOpen());
  const hear = (name: string, ...values: unknown[]) => act(() => listener?.onEvent(name, values));
  return { emit, hear };
}

const lines = (text: string | RegExp) =>
  screen.queryAllByRole('listitem').filter(({ textContent }) => textContent.search(text) >= 0);
const lineOf = (text: string | RegExp) => lines(text)[0]?.textContent;
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Arguments' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(openChat).mockReset();
});

describe('the account form', () => {
  test('shows at each field what is missing, and sends nothing', async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Email'), 'mira@');
    await press(user, 'Log in');
    for (const [label, words] of [
      ['Email', 'Enter a valid email address'],
      ['Password', 'Enter a password'],
    ] as const) {
      const id = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(id.split(' ').at(-1) ?? '')?.textContent).toContain(words);
    }
    expect(sent()).toEqual([]);
    expect(lines('POST')).toEqual([]);
  });

  test.each([
    [
      'the login that the server refuses',
      'Log in',
      json({ message: 'The email address or the password is wrong.' }, 401),
      'The email address or the password is wrong.',
    ],
    [
      'the fields that the server refuses',
      'Sign up',
      json(
        {
          message: 'Some fields are wrong.',
          fields: [{ field: 'password', message: 'Use 8 to 128 characters' }],
        },
        400,
      ),
      'Some fields are wrong. password: Use 8 to 128 characters.',
    ],
    [
      'the status of an answer without words',
      'Log in',
      new Response('', { status: 502 }),
      'The server answered 502.',
    ],
    [
      'a lost connection',
      'Log in',
      undefined,
      'The server didn’t answer. Check your connection and try again.',
    ],
  ] as const)('shows %s, and can be sent again', async (_what, button, answer, words) => {
    const { user } = open(answer, json(USER));
    await submitAccount(user, button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    await press(user, button);
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeTruthy();
  });

  test('sends the client id on sign-up, and only the login on logging in', async () => {
    const login = { email: 'mira@example.com', password: PASSWORD };
    const { user, sent } = open(json({}, 500), json(USER));
    await submitAccount(user, 'Sign up');
    await screen.findByText('The server answered 500.');
    await press(user, 'Log in');
    await screen.findByText('user-1');
    expect(sent()).toEqual([
      [ACCOUNT_PATHS.signup, { clientId: 'client-1', ...login }],
      [ACCOUNT_PATHS.login, login],
    ]);
  });

  test('logs each call with its time, its direction and its content, without the password', async () => {
    const { user } = open(json(USER, 201));
    await submitAccount(user, 'Sign up');
    await screen.findByText('user-1');
    const time = String.raw`^\d\d:\d\d:\d\d\.\d{3}`;
    expect(lineOf(ACCOUNT_PATHS.signup)).toMatch(new RegExp(`${time}→sentPOST ${ACCOUNT_PATHS.signup}`));
    expect(lineOf('201')).toMatch(new RegExp(`${time}←received201`));
    expect(lineOf('201')).toContain('"token_type": "Bearer"');
    const log = screen.getByRole('list', { name: 'Calls and events, newest last' });
    expect(log.textContent).toContain('mira@example.com');
    expect(log.textContent).not.toContain(PASSWORD);
  });

  test('uses new tokens, and asks for the account again after the visitor logs out', async () => {
    const { user, sent } = open(
      json(USER),
      json({ ...USER, access_token: 'access-2', refresh_token: 'refresh-2' }),
      json({ ...USER, access_token: 'access-3', refresh_token: 'refresh-3' }),
      json({ message: 'You are logged out.' }),
    );
    await submitAccount(user, 'Log in');
    for (const count of [2, 3]) {
      await user.click(await screen.findByRole('button', { name: 'Refresh tokens' }));
      await waitFor(() => expect(lines('received200')).toHaveLength(count));
    }
    await press(user, 'Log out');
    expect(screen.getByLabelText('Client ID')).toBeTruthy();
    await waitFor(() => expect(lines('You are logged out.')).toHaveLength(1));
    expect(sent().slice(1)).toEqual([
      [ACCOUNT_PATHS.refresh, { refresh_token: 'refresh-1' }],
      [ACCOUNT_PATHS.refresh, { refresh_token: 'refresh-2' }],
      [ACCOUNT_PATHS.logout, {}],
    ]);
  });
});

describe('the socket form', () => {
  async function logInAndConnect() {
    const { user } = open(json(USER));
    await submitAccount(user, 'Log in');
    await screen.findByText('user-1');
    expect(screen.getByRole('button', { name: 'Emit' })).toHaveProperty('disabled', true);
    return { user, ...(await connect(user)) };
  }

  test('sends the arguments in the editor, with the room that was received', async () => {
    const { user, emit, hear } = await logInAndConnect();
    expect(vi.mocked(openChat).mock.calls[0]?.[0]).toBe('access-1');
    expect(editor().value).toContain('ROOM_ID');
    hear('rooms', [{ id: 'room-1', roomType: 'personal' }]);
    await user.click(screen.getByLabelText('updatelastRead'));
    await press(user, 'Emit');
    expect(emit.mock.calls).toEqual([['updatelastRead', 'room-1']]);
    expect(lineOf('sentupdatelastRead')).toContain('"room-1"');
  });

  test('rejects arguments that are not a list, and starts over on request', async () => {
    const { user, emit } = await logInAndConnect();
    const example = editor().value;
    await user.clear(editor());
    await user.type(editor(), '[["room", ');
    await press(user, 'Emit');
    expect(screen.getByText(/^That isn’t valid JSON/)).toBeTruthy();
    expect(editor().getAttribute('aria-invalid')).toBe('true');
    expect(emit).not.toHaveBeenCalled();
    expect(lines('sentaiMessage')).toEqual([]);
    await press(user, 'Start over');
    expect(editor().value).toBe(example);
    expect(editor().hasAttribute('aria-invalid')).toBe(false);
  });

  test('logs a refusal of the server with its message', async () => {
    const { hear } = await logInAndConnect();
    hear('connectionError', { error: { code: 'not_found', message: 'There’s no such room or thread.' } });
    expect(lineOf('receivedconnectionError')).toContain('There’s no such room or thread.');
  });
});
