import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';

/** Makes the first requests of their kinds to a server that has just started: on a busy machine they take long. */
export async function warmUp(url: string, tries = 5): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers, body: '{"refresh_token":"none"}' };
  try {
    await (await fetch(`${url}/pricing`)).text();
    await (await fetch(url + ACCOUNT_PATHS.refresh, login)).text();
  } catch (error) {
    if (tries === 0) throw error;
    await warmUp(url, tries - 1);
  }
}
