import assert from 'node:assert/strict';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { Bench } from '../peer.ts';
import type { FrontFindings, FrontProxy } from './front-proxy.ts';
import { LOGINS_PER_MINUTE } from './served-site.ts';
import { openHttp2Visitor, openVisitor, type Visitor } from './visitor.ts';

const VICTIM = '127.0.3.9';

/** Each process counts by itself: a visitor who is refused by all of them has been counted. */
export async function tryVisitorAddresses(
  bench: Bench,
  proxy: FrontProxy,
  processes: number,
  { visitors: finding }: FrontFindings,
): Promise<void> {
  await bench.attempt(
    'limits by the visitor’s own address, whatever X-Forwarded-For they send',
    async () => {
      const open = proxy.hasHttp2 ? openHttp2Visitor : openVisitor;
      await Promise.all([
        isCounted(openVisitor(proxy, '127.0.3.1')),
        isCounted(await open(proxy, '127.0.3.2')),
      ]);
      const victim = openVisitor(proxy, VICTIM);
      assert.equal(await refresh(victim, {}), 401, 'another visitor pays');
    },
    finding,
  );

  async function isCounted(visitor: Visitor): Promise<void> {
    const most = LOGINS_PER_MINUTE * processes;
    const asked = Array.from({ length: most + 2 }, (_, at) => {
      const claimed = at % 2 === 0 ? VICTIM : `203.0.113.${at}`;
      return refresh(visitor, {
        'x-forwarded-for': claimed,
        forwarded: `for=${claimed}`,
        'x-real-ip': claimed,
      });
    });
    const statuses = await Promise.all(asked);
    assert.ok(statuses.filter((status) => status === 429).length >= 2, `answers: ${statuses}`);
    visitor.leave();
  }
}

async function refresh({ ask }: Visitor, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ refresh_token: 'none' });
  const type = { 'content-type': 'application/json' };
  const { status } = await ask(ACCOUNT_PATHS.refresh, {
    method: 'POST',
    headers: { ...type, ...headers },
    body,
  });
  return status;
}
