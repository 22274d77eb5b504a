import { describe, expect, it } from 'vitest';
import { TooManyFailures } from './account-errors.ts';
import {
  countTry,
  createLoginFailures,
  FAILURE_WINDOW_SECONDS,
  type LoginTry,
  MOST_FAILURES,
} from './login-limits.ts';

const FAILURE_WINDOW_MS = FAILURE_WINDOW_SECONDS * 1_000;

function setUp() {
  let now = 0;
  const failures = createLoginFailures(null, { now: () => now });
  const failFrom = async (network: string, times: number, more: Partial<LoginTry> = {}) => {
    for (let count = 0; count < times; count += 1) await tryFrom(network, more);
  };
  const tryFrom = (network: string, more: Partial<LoginTry> = {}) =>
    countTry(failures, { account: 'asha@example.com', network, isFromKnownNetwork: false, ...more });
  return {
    tryFrom,
    failFrom,
    passMs: (ms: number) => {
      now += ms;
    },
  };
}

const KNOWN = { isFromKnownNetwork: true };

describe('countTry', () => {
  it('allows ten failures from one network, and then none until the window ends', async () => {
    const { tryFrom, failFrom, passMs } = setUp();
    await failFrom('home', 10, KNOWN);
    passMs(60_000);
    await expect(tryFrom('home', KNOWN)).rejects.toThrow(TooManyFailures);
    await expect(tryFrom('home', KNOWN)).rejects.toMatchObject({ headers: { 'retry-after': '840' } });
    passMs(FAILURE_WINDOW_MS - 60_000);
    await expect(tryFrom('home', KNOWN)).resolves.toBeDefined();
  });

  it('does not count a try that is taken back', async () => {
    const { tryFrom, failFrom } = setUp();
    for (let count = 0; count < 30; count += 1) await (await tryFrom('home')).takeBack();
    await failFrom('home', 10);
    await expect(tryFrom('home')).rejects.toThrow(TooManyFailures);
  });

  it('does not count a try that it refuses', async () => {
    const { tryFrom, failFrom } = setUp();
    await failFrom('botnet', 9);
    const last = await tryFrom('botnet');
    for (let count = 0; count < 5; count += 1) await expect(tryFrom('botnet')).rejects.toThrow();
    await last.takeBack();
    await expect(tryFrom('botnet')).resolves.toBeDefined();
  });

  it('allows 25 guesses at an account in all, from any number of unknown networks', async () => {
    const { tryFrom, failFrom } = setUp();
    for (let count = 0; count < 25; count += 1) await failFrom(`botnet-${count}`, 1);
    await expect(tryFrom('botnet-26')).rejects.toThrow(TooManyFailures);
    await expect(tryFrom('botnet-26', { account: 'ravi@example.com' })).resolves.toBeDefined();
  });

  it.each([
    ['at once', [0, 0]],
    ['as often as the windows allow', [FAILURE_WINDOW_MS - 2, 1]],
  ])('does not let one network lock the owner out of a new one, failing %s', async (_how, pausesMs) => {
    const { tryFrom, failFrom, passMs } = setUp();
    await failFrom('attacker', 1);
    for (const pauseMs of pausesMs) {
      passMs(pauseMs);
      // The owner mistypes, which starts a new window for the account.
      await failFrom('train', 1);
      for (let count = 0; count < 30; count += 1) await tryFrom('attacker').catch(() => {});
    }
    await expect(tryFrom('hotel')).resolves.toBeDefined();
  });

  it('does not lock the owner out of known networks while attackers guess', async () => {
    const { tryFrom, failFrom } = setUp();
    for (let count = 0; count < 25; count += 1) await failFrom(`botnet-${count}`, 1);
    await failFrom('home', 10, KNOWN);
    await expect(tryFrom('home', KNOWN)).rejects.toThrow(TooManyFailures);
    await expect(tryFrom('office', KNOWN)).resolves.toBeDefined();
  });

  it('does not count the owner’s typing errors against a new network', async () => {
    const { tryFrom, failFrom } = setUp();
    await failFrom('home', 10, KNOWN);
    await expect(tryFrom('train')).resolves.toBeDefined();
  });

  it('stops a network that goes through many accounts', async () => {
    const { tryFrom, failFrom } = setUp();
    for (let count = 0; count < MOST_FAILURES.network; count += 1) {
      await failFrom('scanner', 1, { account: `user-${count}@example.com` });
    }
    await expect(tryFrom('scanner', { account: 'new@example.com' })).rejects.toThrow(TooManyFailures);
    await expect(tryFrom('home')).resolves.toBeDefined();
  });
});
