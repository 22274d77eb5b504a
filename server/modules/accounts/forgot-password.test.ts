import { describe, expect, it } from 'vitest';
import { ASHA, startAccountServer } from '../../../checks/support/account-calls.ts';
import type { MailResetToken } from './forgot-password.ts';

async function setUp() {
  const mailed: Parameters<MailResetToken>[0][] = [];
  const server = await startAccountServer({ mailResetToken: async (reset) => void mailed.push(reset) });
  await server.signUp();
  const ask = async (email: string) => {
    const answer = await server.post('forgotPassword', { email });
    return { status: answer.status, body: await answer.json() };
  };
  return { ...server, mailed, ask };
}

describe('POST forgot-password', () => {
  it('answers the same for an account and for none, and mails a token that sets a new password', async () => {
    const { ask, mailed, post, logged } = await setUp();
    const unknown = await ask('ravi@example.com');
    const known = await ask(ASHA.email.toUpperCase());
    expect(known).toEqual(unknown);
    expect(known).toEqual({
      status: 200,
      body: { message: expect.stringContaining('If there’s an account') },
    });
    await expect.poll(() => mailed).toMatchObject([{ email: ASHA.email }]);
    const newPassword = 'nine louder looms';
    expect((await post('resetPassword', { token: mailed[0]?.token, newPassword })).status).toBe(200);
    expect((await post('login', { email: ASHA.email, password: newPassword })).status).toBe(200);
    expect(JSON.stringify(logged)).not.toContain(mailed[0]?.token);
  });

  it('mails an address three times an hour at most, and answers the same', async () => {
    const { ask, mailed, post, signUp } = await setUp();
    for (let count = 0; count < 5; count += 1) expect((await ask(ASHA.email)).status).toBe(200);
    await signUp({ email: 'ben@example.com' });
    expect((await post('forgotPassword', { email: 'ben@example.com' })).status).toBe(200);
    await expect.poll(() => mailed.map(({ email }) => email)).toContain('ben@example.com');
    expect(mailed.filter(({ email }) => email === ASHA.email)).toHaveLength(3);
  });

  it('refuses what is no address', async () => {
    const { post } = await setUp();
    expect((await post('forgotPassword', { email: 'asha' })).status).toBe(400);
  });
});
