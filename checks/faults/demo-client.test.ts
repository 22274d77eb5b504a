import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { expect, it } from 'vitest';
import { makeServerFolders } from './server-folders.ts';
import type { RunningServer } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const DEMO_CLIENT = /^Demo client: ([\w-]{22})$/m;

async function signUpTo(
  clientId: string | undefined,
  { url }: RunningServer,
  email: string,
): Promise<number> {
  const answer = await fetch(url + ACCOUNT_PATHS.signup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, email, password: 'correct horse battery' }),
  });
  return answer.status;
}

it('prints one demo client at every local start, and disables it once the server is public', async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const env = { DATA_DIR: dataDir, SITE_DIR: siteDir };
  const ids = [];
  for (const email of ['first@example.com', 'second@example.com']) {
    const server = await startForTest({ env });
    const clientId = DEMO_CLIENT.exec(server.output())?.[1];
    ids.push(clientId);
    expect(await signUpTo(clientId, server, email)).toBe(201);
    expect(await server.stop()).toBe(0);
  }
  expect(ids[1]).toBe(ids[0]);

  const server = await startForTest({ env: { ...env, PUBLIC_URL: 'https://www.example.com' } });
  expect(server.output()).not.toContain('Demo client');
  expect(await signUpTo(ids[0], server, 'third@example.com')).toBe(404);
  expect(await server.stop()).toBe(0);
});
