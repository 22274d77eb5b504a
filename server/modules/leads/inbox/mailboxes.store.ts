import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { nameOfMailbox, readMailbox } from '../../../shared/addresses/mailbox.ts';
import type { Progress } from './reading.rules.ts';

/** Health of the mailbox that is read for replies. */
export interface MailboxHealth {
  readAt: Date | null;
  failingSince: Date | null;
  problem: string | null;
}

export async function findProgress(database: Kysely<Tables>, name: string): Promise<Progress | undefined> {
  const row = await database.selectFrom('mailboxes').selectAll().where('name', '=', name).executeTakeFirst();
  return (
    row && {
      ...{ validity: row.validity, lastUid: row.last_uid },
      ...{ readAt: dateOf(row.read_at), failingSince: dateOf(row.failing_since) },
    }
  );
}

/** Stores how far a mailbox was read; it works. Of two processes, the one that is behind moves nothing back. */
export async function storeProgress(
  database: Kysely<Tables>,
  name: string,
  { validity, lastUid, readAt }: { validity: string; lastUid: number; readAt: Date },
): Promise<void> {
  const known = { validity, last_uid: lastUid, read_at: readAt.toISOString() };
  await database
    .insertInto('mailboxes')
    .values({ name, ...known, failing_since: null, problem: null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref, eb }) => ({
        ...{ ...known, failing_since: null, problem: null },
        last_uid: eb
          .case()
          .when(eb.and([eb('mailboxes.validity', '=', validity), eb('mailboxes.last_uid', '>', lastUid)]))
          .then(ref('mailboxes.last_uid'))
          .else(lastUid)
          .end(),
      })),
    )
    .execute();
}

/** Stores that a mailbox does not answer, and since when. */
export async function storeFailure(
  database: Kysely<Tables>,
  name: string,
  problem: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await database
    .insertInto('mailboxes')
    .values({ name, validity: '', last_uid: 0, read_at: null, failing_since: at, problem })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ fn, ref, val }) => ({
        failing_since: fn.coalesce(ref('mailboxes.failing_since'), val(at)),
        problem,
      })),
    )
    .execute();
}

/** Finds the health of the mailbox that is set; `undefined` without one, and until it was looked at. */
export async function findMailboxHealth(
  database: Kysely<Tables>,
  { replyMailbox }: Pick<Config, 'replyMailbox'>,
): Promise<MailboxHealth | undefined> {
  const mailbox = replyMailbox === null ? undefined : readMailbox(replyMailbox);
  if (!mailbox) return undefined;
  const name = nameOfMailbox(mailbox);
  const row = await database.selectFrom('mailboxes').selectAll().where('name', '=', name).executeTakeFirst();
  return (
    row && { readAt: dateOf(row.read_at), failingSince: dateOf(row.failing_since), problem: row.problem }
  );
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
