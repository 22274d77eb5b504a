import type { Database } from '../../../plugins/database/schema.ts';
import { findOrCreateKey } from '../../../plugins/database/server-keys.ts';
import type { Clock } from '../../../shared/clock.ts';
import { linkAddress } from '../desk-origin.ts';
import { hasPeople } from '../people/people.store.ts';
import { createQuestions, type Questions } from './signed-question.ts';

const LIFE_MS = 24 * 3_600_000;
const PURPOSE = 'setup';
const ABOUT = 'first owner';

/** Reports whether this is the token of a link that adds the first owner. It has no use once there is anyone. */
export function isFirstToken(questions: Questions, token: string, now: Date): boolean {
  return questions.isOurs(PURPOSE, ABOUT, Buffer.from(token, 'base64url'), now);
}

/**
 * The link that adds the first owner, for a day; each start prints another one, until someone has used one.
 * @param origin under which the desk is seen
 * @returns undefined where there are people already
 */
export async function makeFirstLink(
  { database, clock }: { database: Database; clock: Clock },
  origin: string,
): Promise<string | undefined> {
  if (await hasPeople(database)) return undefined;
  const questions = createQuestions(Buffer.from(await findOrCreateKey(database, 'desk'), 'base64url'));
  const expiresAt = new Date(clock().getTime() + LIFE_MS);
  return linkAddress(origin, questions.make(PURPOSE, ABOUT, expiresAt).toString('base64url'));
}
