import { type Kysely, sql } from 'kysely';
import type { Engine, Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { lockPerson } from '../../desk/desk.queries.ts';
import { TO_VISITORS } from '../channels/desk-email.ts';
import { RECEIVED } from '../deliveries/demo-outbox.ts';
import { listHistory } from '../records/lead-history.ts';
import { SentAgainOften, TooManyMails } from './lead-errors.ts';

// Bounds on the emails that people of the desk cause. They are counted from what is stored, so that all processes count
// together, and a start forgets nothing.

const HOUR_MS = 3_600_000;
const REPLIES_OF_PERSON = 30;
const MAILS_TO_ADDRESS = 10;
const AGAIN_OF_DELIVERY = 3;

interface Parts {
  database: { engine: Engine };
  transaction: Kysely<Tables>;
  now: Date;
}

/** @throws {TooManyMails} for a person who has sent too many replies within the hour */
export async function requireRoomOfPerson(
  { database, transaction, now }: Parts,
  { id }: Pick<DeskPerson, 'id'>,
): Promise<void> {
  await lockPerson(database.engine, transaction, id);
  const rows = await transaction
    .selectFrom('lead_history')
    .select('created_at')
    .where('person_id', '=', id)
    .where('created_at', '>', hourBefore(now))
    .where('kind', '=', 'reply')
    .execute();
  const sentence = `You have sent ${REPLIES_OF_PERSON} replies within an hour.`;
  requireFewer(rows, REPLIES_OF_PERSON, sentence, now);
}

/**
 * Counts replies, what was sent again, and what became of demos by the team or a host; not what visitors cause, which
 * has bounds of its own: it would let them keep the team from answering.
 * @throws {TooManyMails} for an address that has got too many emails within the hour
 */
export async function requireRoomOfAddress(
  { database, transaction, now }: Parts,
  email: string,
): Promise<void> {
  const address = email.toLowerCase();
  const leads = transaction.selectFrom('leads').select('id').where(sql`lower(email)`, '=', address);
  const first = leads.orderBy('id').limit(1);
  await (database.engine === 'postgres' ? first.forUpdate() : first).execute();
  const [planned, again] = [
    await transaction
      .selectFrom('lead_deliveries')
      .select('created_at')
      .where('lead_id', 'in', leads)
      .where('channel', 'in', TO_VISITORS)
      .where('message', '!=', RECEIVED)
      .where('recipient', 'is', null)
      .where('state', '!=', 'dropped')
      .where('created_at', '>', hourBefore(now))
      .execute(),
    await transaction
      .selectFrom('lead_history')
      .select(['created_at', 'details'])
      .where('lead_id', 'in', leads)
      .where('kind', '=', 'sent-again')
      .where('created_at', '>', hourBefore(now))
      .execute(),
  ];
  const toVisitor = again.filter(({ details }) => TO_VISITORS.includes(JSON.parse(details).channel));
  const sentence = `This address has got ${MAILS_TO_ADDRESS} emails from the team within an hour.`;
  requireFewer([...planned, ...toVisitor], MAILS_TO_ADDRESS, sentence, now);
}

/** @throws {SentAgainOften} @throws {TooManyMails} */
export async function requireRoomToSendAgain(
  parts: Parts,
  { leadId, deliveryId, channel }: { leadId: string; deliveryId: string; channel: string },
): Promise<void> {
  const { database, transaction } = parts;
  const lead = transaction.selectFrom('leads').select('email').where('id', '=', leadId);
  const { email } = await (database.engine === 'postgres'
    ? lead.forUpdate()
    : lead
  ).executeTakeFirstOrThrow();
  const history = await listHistory(transaction, [leadId]);
  const before = history.filter(
    ({ kind, details }) => kind === 'sent-again' && details.deliveryId === deliveryId,
  );
  if (before.length >= AGAIN_OF_DELIVERY) throw new SentAgainOften();
  if (TO_VISITORS.includes(channel)) await requireRoomOfAddress(parts, email);
}

function hourBefore(now: Date): string {
  return new Date(now.getTime() - HOUR_MS).toISOString();
}

function requireFewer(
  sent: readonly { created_at: string }[],
  most: number,
  sentence: string,
  now: Date,
): void {
  // There is room again when the oldest of the newest `most` is an hour old.
  const last = sent
    .map(({ created_at }) => created_at)
    .sort()
    .at(-most);
  if (last === undefined) return;
  throw new TooManyMails((Date.parse(last) + HOUR_MS - now.getTime()) / 1_000, sentence);
}
