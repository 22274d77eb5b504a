import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, callForFile, setReauthentication, watchAnswers } from './api.ts';

const answers: (() => Response)[] = [];
const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
  const next = answers.shift();
  if (!next) throw new TypeError('Failed to fetch');
  return next();
});

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (code: string, status = 401) => json(status, { statusCode: status, code, message: 'No.' });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  answers.length = 0;
  fetched.mockClear();
  setReauthentication(undefined);
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('sends a body as JSON and answers what comes', async () => {
    answers.push(json(200, { id: '9' }));
    const input = { params: { id: '7/ä' }, body: { text: 'Called' } };
    expect(await call('POST /leads/:id/notes', input)).toEqual({ id: '9' });
    expect(fetched).toHaveBeenCalledWith('/desk/api/leads/7%2F%C3%A4/notes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"Called"}',
    });
  });

  it('sends what is named in a query', async () => {
    answers.push(json(200, {}), json(200, {}));
    await call('GET /leads', {
      query: { state: 'new', text: 'Zoë & co', after: undefined, order: 'oldest' },
    });
    await call('GET /leads');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/desk/api/leads?state=new&text=Zo%C3%AB+%26+co&order=oldest',
      '/desk/api/leads',
    ]);
  });

  it('does not compile with a path, an input or an answer of another call', async () => {
    answers.push(...Array.from({ length: 5 }, () => json(200, {})));
    // @ts-expect-error no such path
    await call('GET /lead');
    // @ts-expect-error no such parameter of the path
    await call('GET /persons/:id', { params: { person: '7' } });
    // @ts-expect-error without its body
    await call('POST /privacy/find');
    // @ts-expect-error a state that no lead has
    await call('GET /leads', { query: { state: 'open' } });
    const session = await call('GET /session');
    // @ts-expect-error another answer
    expect(session.rows).toBeUndefined();
  });

  it('answers nothing where nothing comes', async () => {
    answers.push(() => new Response(null, { status: 204 }));
    expect(await call('DELETE /session')).toBeUndefined();
  });

  it('throws the error of the contract, with its fields', async () => {
    const fields = [{ field: 'subject', message: 'Give it a subject.' }];
    answers.push(json(400, { statusCode: 400, code: 'invalid_request', message: 'Look again.', fields }));
    const error = await call('POST /audit/verify').catch((thrown: ApiError) => thrown);
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', message: 'Look again.' });
    expect((error as ApiError).of('subject')).toBe('Give it a subject.');
    expect((error as ApiError).of('text')).toBeUndefined();
  });

  it('says in words of ours what a proxy in between answered', async () => {
    answers.push(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call('GET /leads')).rejects.toMatchObject({ status: 502, code: 'unreadable' });
  });

  it('is offline where no answer comes, and tells those who watch', async () => {
    const heard: boolean[] = [];
    const stop = watchAnswers((answered) => heard.push(answered));
    await expect(call('GET /leads')).rejects.toMatchObject({ status: 0, code: 'offline' });
    answers.push(json(200, {}));
    await call('GET /leads');
    stop();
    expect(heard).toEqual([false, true]);
  });
});

describe('a call that needs the person', () => {
  const signInAgain = vi.fn(async () => true);
  const showPasskey = vi.fn(async () => true);

  beforeEach(() => {
    signInAgain.mockClear().mockResolvedValue(true);
    showPasskey.mockClear().mockResolvedValue(true);
    setReauthentication({ signInAgain, showPasskey });
  });

  it.each([
    ['signed_out', signInAgain, showPasskey],
    ['passkey_needed', showPasskey, signInAgain],
  ])('is made again with what it sent, after %s', async (code, asked, other) => {
    answers.push(refused(code), json(200, { sent: true }));
    expect(await call('PATCH /account', { body: { name: 'Zoë' } })).toEqual({ sent: true });
    expect(asked).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    expect(fetched.mock.calls.map(([, init]) => init.body)).toEqual(['{"name":"Zoë"}', '{"name":"Zoë"}']);
  });

  it('fails as it was refused where the person closes the dialog', async () => {
    signInAgain.mockResolvedValue(false);
    answers.push(refused('signed_out'));
    await expect(call('GET /leads')).rejects.toMatchObject({ code: 'signed_out' });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('asks once: a second refusal is one', async () => {
    answers.push(refused('passkey_needed'), refused('passkey_needed'));
    await expect(call('POST /audit/verify')).rejects.toMatchObject({ code: 'passkey_needed' });
    expect(showPasskey).toHaveBeenCalledOnce();
  });

  it('asks nothing for calls of the sign-in itself', async () => {
    answers.push(refused('signed_out'));
    await expect(call('GET /session', { quiet: true })).rejects.toBeInstanceOf(ApiError);
    expect(signInAgain).not.toHaveBeenCalled();
  });

  it('asks nothing where the role does not allow it', async () => {
    answers.push(refused('not_allowed', 403));
    await expect(call('GET /people')).rejects.toMatchObject({ code: 'not_allowed' });
    expect(signInAgain).not.toHaveBeenCalled();
  });
});

describe('callForFile', () => {
  const COPY = { body: { email: 'asha@example.com', format: 'pdf', reason: 'She asked' } } as const;
  const file = (content: BodyInit) => () =>
    new Response(content, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="personal-data.pdf"',
      },
    });

  it('answers the file under its name, after the passkey was asked for', async () => {
    const showPasskey = vi.fn(async () => true);
    setReauthentication({ showPasskey, signInAgain: async () => false });
    answers.push(refused('passkey_needed'), file('%PDF'));
    const answered = await callForFile('POST /privacy/copy', COPY);
    expect(showPasskey).toHaveBeenCalledOnce();
    expect([answered.name, answered.type, await answered.text()]).toEqual([
      'personal-data.pdf',
      'application/pdf',
      '%PDF',
    ]);
  });

  it('throws where the line breaks off, or the server refuses', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('gone')) });
    answers.push(file(broken), refused('not_allowed', 403));
    await expect(callForFile('POST /privacy/copy', COPY)).rejects.toMatchObject({ code: 'offline' });
    await expect(callForFile('POST /privacy/copy', COPY)).rejects.toMatchObject({ status: 403 });
  });
});
