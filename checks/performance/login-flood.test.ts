import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { expect, it } from 'vitest';
import { makeServerFolders } from '../faults/server-folders.ts';
import type { RunningServer } from '../faults/server-process.ts';
import { startForTest } from '../faults/start-for-test.ts';
import { watchDelay } from './event-loop-delay.ts';

const USERS = 20;
/** Number of logins that may be under way for one account from one network. */
const LOGINS_PER_USER = 10;
const MOST_DELAY_MS = 50;
const WITHOUT_LIMITS = {
  LOGINS_PER_MINUTE: '1000000000',
  // All come from one network, which gets one hash at a time: the last of them wait long on a busy machine.
  IDLE_TIMEOUT_MS: '100000',
};

function post(server: RunningServer, path: string, body: object): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function credentialsOf(user: number) {
  return { email: `user-${user}@example.com`, password: `a password of user ${user}` };
}

it('answers pages at once while 200 people log in at the same moment', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const server = await startForTest({
    env: { DATA_DIR: dataDir, SITE_DIR: siteDir, ...WITHOUT_LIMITS },
  });
  const clientId = /^Demo client: (\S+)$/m.exec(server.output())?.[1];
  const users = Array.from({ length: USERS }, (_, index) => credentialsOf(index));
  const signups = await Promise.all(
    users.map((user) => post(server, ACCOUNT_PATHS.signup, { clientId, ...user })),
  );
  expect(new Set(signups.map(({ status }) => status))).toEqual(new Set([201]));

  // That hashes are computed on other threads, `password-hash.test.ts` shows without a clock.
  const readDelay = await watchDelay(server);
  let isFlooding = true;
  const pages = (async () => {
    const statuses = new Set<number>();
    for (; isFlooding; ) {
      const page = await fetch(server.url);
      await page.arrayBuffer();
      statuses.add(page.status);
    }
    return statuses;
  })();
  const logins = await Promise.all(
    users.flatMap((user) =>
      Array.from({ length: LOGINS_PER_USER }, () => post(server, ACCOUNT_PATHS.login, user)),
    ),
  );
  isFlooding = false;
  expect(await pages).toEqual(new Set([200]));
  const delay = await readDelay();

  expect(logins).toHaveLength(200);
  expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([200]));
  expect(delay.server).toBeLessThan(MOST_DELAY_MS + delay.machine);
});
