import { hash } from 'node:crypto';
import type { LeadKind } from 'contract/api-paths.ts';
import { createRateLimiter, type RateCounter } from '../../plugins/http/rate-limiter.ts';
import type { SharedRedis } from '../../plugins/http/redis.ts';
import { namePerson } from './person.rules.ts';
import { comparableText, findSuspicions, type LeadTraits, type Suspicion } from './suspicion.rules.ts';

/** A valid lead call, before it is stored. */
export interface ScreenedLead extends Pick<LeadTraits, 'email' | 'trap' | 'openMs'> {
  kind: LeadKind;
  body: object;
  /** Where it comes from: each network fills up its own counts alone. */
  network: string;
  /** The same for every repetition of the request; `undefined` where none can be told from a new one. */
  request: string | undefined;
}

/** Why a lead is held back; empty when it is not. Asked of every lead alike, so that no answer comes sooner or later. */
export type ScreenLead = (lead: ScreenedLead) => Promise<Suspicion[]>;

const HOUR_SECONDS = 3_600;

/**
 * All counts are those of one network: strangers who use a person's address, or send a person's text, fill up their own and
 * not that person's.
 * @param mostOfAddress leads an hour that one address may send
 */
export function createScreening(redis: SharedRedis | null, mostOfAddress: number): ScreenLead {
  const counts = createRateLimiter(
    { name: 'lead-screening', most: mostOfAddress, seconds: HOUR_SECONDS },
    redis,
  );
  return async ({ kind, email, trap, openMs, request, network, ...lead }) => {
    const body = lead.body as LeadTraits['body'];
    // Neither addresses nor texts leave for a Redis that others may read.
    const [address, from] = [namePerson(email), digest(network)];
    const text = comparableText(kind, body);
    const [leadsOfAddress, addressesOfText] = await Promise.all([
      countDistinct(counts, `address:${address}:${from}`, request && digest(request)),
      text === undefined ? 1 : countDistinct(counts, `text:${digest(text)}:${from}`, address),
    ]);
    return findSuspicions({ body, email, trap, openMs, leadsOfAddress, addressesOfText }, mostOfAddress);
  };
}

/**
 * How many different members a group has had within the hour, this one included.
 * @param member counts once, however often it comes; `undefined` counts each time
 */
async function countDistinct(
  counts: RateCounter,
  group: string,
  member: string | undefined,
): Promise<number> {
  const isKnown = member !== undefined && (await counts.count(`${group}:${member}`)) > 1;
  return Math.max(1, await counts.count(group, isKnown ? 0 : 1));
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}
