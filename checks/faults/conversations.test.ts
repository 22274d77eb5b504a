import { expect, it } from 'vitest';
import { CONVERSATION_ENGINES, playConversations } from '../histories/converse.ts';
import { hasDovecot } from '../support/dovecot.ts';
import { findPostgres } from '../support/postgres-cluster.ts';
import { hasRedis } from '../support/redis-server.ts';

const canPlay = { sqlite: hasDovecot, postgres: hasDovecot && findPostgres() !== undefined && hasRedis };

it.for(CONVERSATION_ENGINES)(
  'each mail of the mailbox is on a timeline once, whatever is killed or cut off, on %s',
  async (engine, { skip }) => {
    skip(!canPlay[engine], 'Dovecot as root, Postgres or Redis is missing');
    const faults: string[] = [];
    const { violations } = await playConversations({ engine, count: 20, seed: 1, mostFaults: 6 }, (line) =>
      faults.push(line),
    );
    expect(violations, faults.join('; ')).toEqual([]);
  },
);
