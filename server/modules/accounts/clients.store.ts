import { randomBytes } from 'node:crypto';
import { creditLimit } from 'contract/product/offered-plans.ts';
import type { PlanKey } from 'contract/product/plans.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { content } from '../../shared/content.ts';
import { creditsLeft, monthOf } from './credits.rules.ts';

/** A tenant: every user belongs to one (S2 section 6). */
export interface Client {
  id: string;
  name: string;
  plan: PlanKey;
  /** Made by the server itself, to be tried out on the operator's machine. */
  isDemo: boolean;
}

/** A client as its operator sees it. */
export interface ClientSummary extends Client {
  userCount: number;
  /** Credits left in the current month; `null` is without limit. */
  creditsLeft: number | null;
}

export interface SpentCredit {
  isSpent: boolean;
  /** Credits left in the current month; `null` is without limit. */
  creditsLeft: number | null;
}

export type ClientStore = ReturnType<typeof createClientStore>;

const ID_BYTES = 16;
const DEMO: { name: string; plan: PlanKey } = { name: 'Demo', plan: 'startup' };

/** Clients and the credits they use. */
export function createClientStore({ database, clock }: { database: Database; clock: Clock }) {
  function rowOf({ name, plan }: { name: string; plan: PlanKey }, purpose: 'demo' | null) {
    const now = clock();
    const id = randomBytes(ID_BYTES).toString('base64url');
    const credits = { credits_month: monthOf(now), credits_used: 0 };
    return { id, name, plan, purpose, created_at: now.toISOString(), ...credits };
  }

  async function findDemoClient(): Promise<Client | undefined> {
    const row = await database
      .selectFrom('clients')
      .select(['id', 'name', 'plan', 'purpose'])
      .where('purpose', '=', 'demo')
      .executeTakeFirst();
    return row && toClient(row);
  }

  return {
    findDemoClient,

    /** @returns the new client, with an id that cannot be guessed */
    async insertClient(client: { name: string; plan: PlanKey }): Promise<Client> {
      const row = rowOf(client, null);
      await database.insertInto('clients').values(row).execute();
      return toClient(row);
    },

    /** Returns the same client at every call on the same database, also for concurrent calls. */
    async findOrCreateDemoClient(): Promise<Client> {
      await database
        .insertInto('clients')
        .values(rowOf(DEMO, 'demo'))
        .onConflict((conflict) => conflict.column('purpose').doNothing())
        .execute();
      const demo = await findDemoClient();
      if (!demo) throw new Error('the demo client was not found after its creation');
      return demo;
    },

    async findClient(clientId: string): Promise<Client | undefined> {
      const row = await database
        .selectFrom('clients')
        .select(['id', 'name', 'plan', 'purpose'])
        .where('id', '=', clientId)
        .executeTakeFirst();
      return row && toClient(row);
    },

    async countClients(): Promise<number> {
      const counting = database.selectFrom('clients').select(({ fn }) => fn.countAll().as('count'));
      return Number((await counting.executeTakeFirstOrThrow()).count);
    },

    /** The oldest first. */
    async listClients(most: number): Promise<ClientSummary[]> {
      const rows = await database
        .selectFrom('clients')
        .select(['id', 'name', 'plan', 'purpose', 'credits_month', 'credits_used'])
        .select(({ selectFrom, fn }) =>
          selectFrom('users')
            .whereRef('users.client_id', '=', 'clients.id')
            .select(fn.countAll().as('count'))
            .as('user_count'),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map((row) => ({
        ...toClient(row),
        userCount: Number(row.user_count),
        creditsLeft: creditsLeft(
          { limit: limitOf(row.plan), month: row.credits_month, used: row.credits_used },
          clock(),
        ),
      }));
    },

    /** Counts the credits left in this month; `null` without a limit. */
    async countCredits(clientId: string, executor: Kysely<Tables> = database): Promise<number | null> {
      const { plan, credits_month, credits_used } = await executor
        .selectFrom('clients')
        .select(['plan', 'credits_month', 'credits_used'])
        .where('id', '=', clientId)
        .executeTakeFirstOrThrow();
      return creditsLeft({ limit: limitOf(plan), month: credits_month, used: credits_used }, clock());
    },

    /**
     * Takes one credit of this month, if one is left. Several at once, in as many processes as there are, take no more
     * than there are.
     * @param executor the transaction of what the credit is spent on, so that it is spent with it or not at all
     */
    async spendCredit(clientId: string, executor: Kysely<Tables> = database): Promise<SpentCredit> {
      const { plan } = await executor
        .selectFrom('clients')
        .select('plan')
        .where('id', '=', clientId)
        .executeTakeFirstOrThrow();
      const month = monthOf(clock());
      const limit = limitOf(plan);
      // Months only go forward: clocks that differ must not give a month's credits twice.
      const spent = await executor
        .updateTable('clients')
        .set(({ eb }) => ({
          credits_used: eb
            .case()
            .when('credits_month', '<', month)
            .then(1)
            .else(eb('credits_used', '+', 1))
            .end(),
          credits_month: eb
            .case()
            .when('credits_month', '<', month)
            .then(month)
            .else(eb.ref('credits_month'))
            .end(),
        }))
        .where('id', '=', clientId)
        .$if(limit !== null, (update) =>
          update.where((eb) => eb.or([eb('credits_month', '<', month), eb('credits_used', '<', limit ?? 0)])),
        )
        .returning('credits_used')
        .executeTakeFirst();
      if (!spent) return { isSpent: false, creditsLeft: 0 };
      return { isSpent: true, creditsLeft: limit === null ? null : limit - spent.credits_used };
    },
  };
}

/** Credits of a month; `null` is without limit. */
export function limitOf(plan: PlanKey): number | null {
  return creditLimit(content().one('plans')[plan]);
}

function toClient({ purpose, ...client }: Omit<Client, 'isDemo'> & { purpose: 'demo' | null }): Client {
  const { id, name, plan } = client;
  return { id, name, plan, isDemo: purpose === 'demo' };
}
