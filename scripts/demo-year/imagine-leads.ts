import { hash } from 'node:crypto';
import type { LeadKind } from 'contract/api-paths.ts';
import { CONSENT_ID } from 'contract/leads/consent.ts';
import { v7 as uuidV7 } from 'uuid';
import type { LeadContext } from '../../server/modules/leads/leads.queries.ts';
import type { StoredLeadState } from '../../server/modules/leads/leads.tables.ts';
import {
  AGENTS,
  CAMPAIGNS,
  CHATBOTS,
  COMPANIES,
  CONTACT_MESSAGES,
  DEMO_MESSAGES,
  FIRST_NAMES,
  LAST_NAMES,
  REFERRERS,
  TEAM_SIZES,
  ZONES,
} from './demo-texts.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 365;
/** Number of requests on a working day now, approximately; a year ago it was half. */
const A_DAY = 2.6;
/** Requests of the last hours, so that there is something to do. */
const NEWEST_HOURS = [0.4, 1.5, 3, 5.5, 9, 20, 27];

/** A request as it is stored. */
export interface ImaginedLead {
  id: string;
  kind: LeadKind;
  firstName: string;
  email: string;
  body: Record<string, string>;
  attribution: Record<string, string> | null;
  context: LeadContext;
  suspicion: string[] | null;
  state: StoredLeadState;
  receivedAt: Date;
  answeredAt: Date | null;
  /** Index of a person at the desk, counted from 0. */
  assignedTo: number | null;
}

/** A year of requests, the oldest first: more from month to month, few on weekends, most of them answered. */
export function imagineLeads(random: Random, now: Date): ImaginedLead[] {
  const moments: Date[] = [];
  for (let day = DAYS; day >= 2; day -= 1) {
    const midnight = Math.floor((now.getTime() - day * DAY_MS) / DAY_MS) * DAY_MS;
    const weekday = new Date(midnight).getUTCDay();
    const share = weekday === 0 || weekday === 6 ? 0.25 : 1;
    const expected = A_DAY * share * (1 - day / DAYS / 2);
    const count = Math.floor(expected + random.next() + random.next() - 0.5);
    for (let each = 0; each < count; each += 1) {
      moments.push(new Date(midnight + Math.round((6 + 13 * random.next()) * HOUR_MS)));
    }
  }
  for (const hours of NEWEST_HOURS) moments.push(new Date(now.getTime() - hours * HOUR_MS));
  return moments
    .sort((one, other) => one.getTime() - other.getTime())
    .map((receivedAt) => imagineLead(random, receivedAt, now));
}

function imagineLead(random: Random, receivedAt: Date, now: Date): ImaginedLead {
  const kind = random.weighted<LeadKind>([
    ['demo', 46],
    ['contact', 32],
    ['agent', 14],
    ['chatbot', 8],
  ]);
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const [company, domain] = random.pick(COMPANIES);
  const email = `${firstName}.${lastName}@${domain}.example`.toLowerCase();
  const age = (now.getTime() - receivedAt.getTime()) / HOUR_MS;
  const state = imagineState(random, age);
  const answeredAt = imagineAnswer(random, state, receivedAt, now);
  return {
    ...{ id: uuidV7({ msecs: receivedAt.getTime() }), kind, firstName, email, state, receivedAt, answeredAt },
    body: imagineBody(random, kind, { firstName, lastName, company, email }),
    attribution: imagineTouch(random, age / 24 / 7),
    context: imagineContext(random, kind, receivedAt),
    suspicion: state === 'quarantined' || state === 'spam' ? ['links'] : null,
    assignedTo: state === 'new' || state === 'quarantined' || state === 'spam' ? null : random.between(0, 1),
  };
}

function imagineState(random: Random, hours: number): StoredLeadState {
  if (hours < 6) return 'new';
  if (hours < 48) {
    return random.weighted<StoredLeadState>([
      ['new', 3],
      ['working', 2],
      ['handled', 4],
      ['quarantined', 1],
    ]);
  }
  if (hours < 14 * 24) {
    return random.weighted<StoredLeadState>([
      ['new', 3],
      ['working', 15],
      ['handled', 62],
      ['won', 6],
      ['lost', 8],
      ['spam', 5],
      ['quarantined', 1],
    ]);
  }
  return random.weighted<StoredLeadState>([
    ['handled', 52],
    ['won', 17],
    ['lost', 25],
    ['spam', 6],
  ]);
}

/** Most within a few hours, some on the next days; what comes in the evening waits for the morning. */
function imagineAnswer(random: Random, state: StoredLeadState, receivedAt: Date, now: Date): Date | null {
  if (state !== 'handled' && state !== 'won' && state !== 'lost') return null;
  const hours = 0.2 + 14 * random.next() ** 3 + (random.happens(0.12) ? 24 * random.between(1, 3) : 0);
  const answer = receivedAt.getTime() + hours * HOUR_MS;
  return new Date(Math.min(answer, now.getTime() - 60_000));
}

interface Person {
  firstName: string;
  lastName: string;
  company: string;
  email: string;
}

function imagineBody(random: Random, kind: LeadKind, person: Person): Record<string, string> {
  const { firstName, lastName, company, email } = person;
  const phone = `+120255501${random.between(10, 99)}`;
  if (kind === 'demo') return { firstName, lastName, email, phone, message: random.pick(DEMO_MESSAGES) };
  if (kind === 'contact') {
    const message = random.pick(CONTACT_MESSAGES);
    const teamSize = random.pick(TEAM_SIZES);
    return {
      firstName,
      lastName,
      email,
      company,
      phone: random.happens(0.5) ? phone : '',
      teamSize,
      message,
    };
  }
  if (kind === 'agent') {
    const [name, role, goal] = random.pick(AGENTS);
    return { name, role, email, goal, desc: '', instructions: '' };
  }
  const [name, suggestions, message] = random.pick(CHATBOTS);
  return { name, inputTextHolder: 'Ask a question', email, suggestions, message };
}

function imagineTouch(random: Random, weeksAgo: number): Record<string, string> | null {
  const running = CAMPAIGNS.filter(({ weeks: [from, to] }) => weeksAgo <= from && weeksAgo >= to);
  const paid = random.weighted<(typeof CAMPAIGNS)[number] | null>([
    ...running.map((campaign) => [campaign, campaign.weight] as const),
    [null, 26],
  ]);
  const page = { landing_page: random.pick(['/', '/pricing', '/ai-employees', '/book-demo']) };
  if (paid) {
    const { source, medium, campaign } = paid;
    return { utm_source: source, utm_medium: medium, utm_campaign: campaign, ...page };
  }
  const referrer = random.pick(REFERRERS);
  return referrer === '' ? null : { referrer, ...page };
}

function imagineContext(random: Random, kind: LeadKind, at: Date): LeadContext {
  const context = {
    timeZone: random.pick(ZONES),
    language: random.pick(['en-US', 'en-GB', 'de-DE', 'pt-BR']),
  };
  if (kind !== 'demo') return context;
  const text = 'I confirm that I want to receive content';
  return {
    ...context,
    consent: { id: CONSENT_ID, text, sha256: hash('sha256', text), at: at.toISOString() },
  };
}
