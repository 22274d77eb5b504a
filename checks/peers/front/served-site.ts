// The site behind a proxy: one process or two, with a person at the desk and a client of the chat.
import { createClientStore } from '../../../server/modules/accounts/clients.store.ts';
import { openDatabase } from '../../../server/plugins/database/open-database.ts';
import { startServer } from '../../faults/server-process.ts';
import { signIn } from '../../support/desk/sign-in.ts';
import { findFreePort } from '../../support/free-port.ts';
import type { Bench } from '../peer.ts';
import { warmUp } from '../warm-up.ts';
import { HOST } from './visitor.ts';

/** Limit of one network at one process, so low that a test reaches it. */
export const LOGINS_PER_MINUTE = 3;
const HOUR_MS = 3_600_000;

export interface ServedSite {
  ports: readonly [number, number];
  /** Headers of a person who is signed in at the desk. */
  desk: { cookie: string; 'sec-fetch-site': string };
  /** Id of a client of the chat. */
  clientId: string;
  /** Number of leads that are stored. */
  countLeads: () => Promise<number>;
}

/** @param processes of which each has one of the ports */
export async function startSite(bench: Bench, processes: 1 | 2): Promise<ServedSite> {
  const dataDir = `${bench.folder}/data`;
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {});
  bench.defer(() => database.destroy());
  const now = new Date(Date.now() + HOUR_MS);
  const { headers } = await signIn({ database }, 'owner', { now });
  const { id: clientId } = await createClientStore({ database, clock: () => new Date() }).insertClient({
    name: 'Acme',
    plan: 'growth',
  });
  const env = {
    ...{ DATA_DIR: dataDir, RUN_DIR: `${bench.folder}/running`, BLOG_DIR: '/nowhere', DESK: 'on' },
    ...{ PUBLIC_URL: `https://${HOST}`, TRUSTED_PROXIES: '127.0.0.1,::1' },
    ...{ LEADS_PER_MINUTE: '1000000', LEADS_PER_EMAIL_HOUR: '1000000' },
    LOGINS_PER_MINUTE: String(LOGINS_PER_MINUTE),
  };
  const ports = [await findFreePort(), await findFreePort()] as const;
  for (const port of ports.slice(0, processes)) {
    const server = await startServer({ env: { ...env, PORT: String(port) } });
    bench.defer(() => server.kill());
  }
  // The first of its kind takes a while, more so on a busy machine.
  await Promise.all(ports.slice(0, processes).map((port) => warmUp(`http://127.0.0.1:${port}`)));
  return {
    ...{ ports, clientId },
    desk: { ...headers, cookie: `__Host-${headers.cookie}` },
    async countLeads() {
      const counted = database.selectFrom('leads').select(({ fn }) => fn.countAll().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    },
  };
}
