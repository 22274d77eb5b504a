import { hash } from 'node:crypto';
import type { LeadKind } from 'contract/api-paths.ts';
import { createRateLimiter, type RateCounter } from '../../../plugins/http/rate-limiter.ts';
import type { SharedRedis } from '../../../plugins/http/redis.ts';
import { namePerson } from '../../../shared/addresses/person.ts';

/** A valid lead call, before it is stored. */
export interface ScreenedLead extends Pick<LeadTraits, 'email' | 'honeypot' | 'openMs'> {
  kind: LeadKind;
  body: object;
  /** Network of the sender: each network fills up its own counts alone. */
  network: string;
  /** The same for every repetition of the request; `undefined` where a repetition looks like a new request. */
  request: string | undefined;
}

/**
 * Returns the reasons to hold a lead back; none when it is not. Called for every lead alike, so that no answer comes
 * sooner or later.
 */
export type ScreenLead = (lead: ScreenedLead) => Promise<Suspicion[]>;

const HOUR_SECONDS = 3_600;

/**
 * All counts are for one network: other people who use a person's address, or send a person's text, use up the counts
 * of their own network only.
 * @param mostOfAddress leads an hour that one address may send
 */
export function createScreening(redis: SharedRedis | null, mostOfAddress: number): ScreenLead {
  const counts = createRateLimiter({ name: 'screening', most: mostOfAddress, seconds: HOUR_SECONDS }, redis);
  return async ({ kind, email, honeypot, openMs, request, network, ...lead }) => {
    const body = lead.body as LeadTraits['body'];
    // Neither addresses nor texts leave for a Redis that others may read.
    const [address, from] = [namePerson(email), digest(network)];
    const text = comparableText(kind, body);
    const [leadsOfAddress, addressesOfText] = await Promise.all([
      countDistinct(counts, `address:${address}:${from}`, request && digest(request)),
      text === undefined ? 1 : countDistinct(counts, `text:${digest(text)}:${from}`, address),
    ]);
    return findSuspicions({ body, email, honeypot, openMs, leadsOfAddress, addressesOfText }, mostOfAddress);
  };
}

/**
 * Counts the different members that a group has had within the hour, this one included.
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

/**
 * Reasons to hold a lead back for a person to look at (decision 020). Each is stored under its name, so a name that has
 * been used keeps its meaning.
 */
export const SUSPICIONS = {
  trap_filled: 'A field that no visitor can see was filled in.',
  sent_too_fast: 'The form was sent faster than anyone can read it.',
  many_of_one_address: 'This address has sent many requests within an hour.',
  throwaway_address: 'The address belongs to a throwaway email service.',
  link_in_name: 'A name contains a link.',
  markup_in_text: 'A text contains links in HTML or BBCode, the way only programs write them.',
  repeated_text: 'The same text came from many addresses within an hour.',
} as const;

export type Suspicion = keyof typeof SUSPICIONS;

/** Facts of a lead that decide whether it is held back. */
export interface LeadTraits {
  body: Readonly<Record<string, string | undefined>>;
  email: string;
  /** Value of the honeypot. */
  honeypot: string | undefined;
  /** Time for which the page was open, as our own forms report it, in milliseconds. */
  openMs: number | undefined;
  /** Leads of this address from this network within an hour, this one included. */
  leadsOfAddress: number;
  /** Addresses that sent the same text from this network within an hour, this one included. */
  addressesOfText: number;
}

/** Shortest time that loading, reading and pasting take a person, also one whose browser fills the form in. */
export const LEAST_OPEN_MS = 2_000;
/** A class or a team that sends an assigned text is smaller, or waits until an operator has reviewed its leads. */
export const MOST_ADDRESSES_OF_TEXT = 10;
/** Length up to which texts may be alike by chance. */
const SHORTEST_REPEATED_TEXT = 60;

const NAMES = ['firstName', 'lastName', 'name'] as const;
/** Fields that visitors fill in with their own words; a chatbot's texts have defaults, which are alike by design. */
const FREE_TEXTS = ['message', 'goal', 'desc', 'instructions'] as const;

const LINK = /https?:\/\/|\bwww\.|<a\s/i;
const MARKUP_LINK = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/i;
/**
 * The services seen most, with their sister domains, by the parts of their names: a list of all would be thousands of
 * lines, and out of date each day.
 */
const THROWAWAY_DOMAIN =
  /(?:^|\.)(?:mailinator|guerrillamail(?:block)?|sharklasers|yopmail|trashmail|maildrop|dispostable|getnada|moakt|mohmal|throwawaymail|fakeinbox|mailnesia|discard|10minutemail|temp-?mail|tempmailo|minutemail|burnermail|spamgourmet)(?:\.[a-z]{2,8}){1,2}$/i;

/** Finds the reasons to hold the lead back, in the order of `SUSPICIONS`; none when it is not. */
export function findSuspicions(traits: LeadTraits, mostOfAddress: number): Suspicion[] {
  const { body, email, honeypot = '', openMs, leadsOfAddress, addressesOfText } = traits;
  const isMarked: Record<Suspicion, boolean> = {
    trap_filled: honeypot !== '',
    sent_too_fast: openMs !== undefined && openMs < LEAST_OPEN_MS,
    many_of_one_address: leadsOfAddress > mostOfAddress,
    throwaway_address: THROWAWAY_DOMAIN.test(email.slice(email.lastIndexOf('@') + 1)),
    link_in_name: NAMES.some((name) => LINK.test(body[name] ?? '')),
    markup_in_text: FREE_TEXTS.some((name) => MARKUP_LINK.test(body[name] ?? '')),
    repeated_text: addressesOfText > MOST_ADDRESSES_OF_TEXT,
  };
  return (Object.keys(SUSPICIONS) as Suspicion[]).filter((suspicion) => isMarked[suspicion]);
}

/** Signs that people show too: browsers fill forms in at once, and some people guard their address. */
const SHOWN_BY_PEOPLE: ReadonlySet<Suspicion> = new Set(['sent_too_fast', 'throwaway_address']);

/**
 * Reports whether the lead looks so much like a program's that it gets no half-hour (decision 017). A lead that people
 * could have sent keeps its half-hour, while a person looks at it.
 */
export function isLikelyProgram(suspicions: readonly Suspicion[]): boolean {
  return suspicions.some((suspicion) => !SHOWN_BY_PEOPLE.has(suspicion));
}

/**
 * Returns the words of a lead without the parts that programs vary: blanks, digits, signs, capitals. `undefined` when
 * they are too short to distinguish.
 */
export function comparableText(kind: string, body: LeadTraits['body']): string | undefined {
  if (kind === 'chatbot') return undefined;
  const text = FREE_TEXTS.map((name) => body[name] ?? '')
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  return text.length < SHORTEST_REPEATED_TEXT ? undefined : text;
}
