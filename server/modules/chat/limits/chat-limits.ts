import { HISTORY_PAGE_BYTES, LISTED_USERS_MAX, PACKET_MAX_BYTES } from 'contract/chat/chat.ts';
import type { Rate, SharedRate } from './token-bucket.ts';

/**
 * Limits of the cost of one user, one client, one place and one slow reader. Limits of a user or client hold over all
 * their sockets on one process, however often they connect.
 */
export interface ChatLimits {
  /** Events of a user and of a client; more are answered `rate_limited`. */
  events: SharedRate;
  /** Messages of a user and of a client, among the events: each takes two commits, and all users wait for the disk. */
  messages: SharedRate;
  /** Connections that a user opens; more get `rate_limited` and are closed. */
  connects: Rate;
  /** Bytes of history that a user and a client get; beyond that, the next page is delayed. */
  reading: SharedRate;
  /** Bytes that go to the sockets of a room because a user speaks; more messages are answered `rate_limited`. */
  telling: SharedRate;
  /** Pages of history that a user may have asked for and not yet got; more are answered `rate_limited`. */
  pagesAsked: number;
  /** Pages of history that are read at once, over all users. */
  pagesAtOnce: number;
  /** Messages a day that are stored although no credit is left; more are answered `credits_used_up`. */
  unpaidMessages: DailyLimits;
  /** Messages a day that colleagues write to each other; more are answered `rate_limited`. */
  talk: DailyLimits;
  /** Packets of one connection, answered or not; one that sends more is closed. */
  packets: Rate;
  /** Tabs and devices on one process. */
  connectionsPerUser: number;
  /** Connections of one IPv4 address or IPv6 network to one process. */
  connectionsPerNetwork: number;
  /** New connections of one network, with a token or without. */
  handshakes: Rate;
  /** Users of the client that `rooms` names. */
  usersListed: number;
  /** Largest packet from a client. */
  packetBytes: number;
  /** Characters that may wait for a reader that does not read: more than two of the largest pages of history. */
  waitingCharacters: number;
  /** Time for a connection to present itself. */
  handshakeMs: number;
  /** Interval of checks whether the logins of open sockets have ended; those that this process ends, end at once. */
  loginCheckMs: number;
  /** Interval of checks of a socket's token, beside each event: the time of day may jump. */
  expiryCheckMs: number;
  /** Time within which a user who left may come back unnoticed. */
  absenceGraceMs: number;
  /** Interval of heartbeats between processes. */
  presenceBeatMs: number;
  /** Silence after which the users of another process count as gone. */
  presenceTimeoutMs: number;
  /** Longest wait for one answer. */
  answerTimeoutMs: number;
  /** Interval of searches for overdue answers. */
  overdueCheckMs: number;
  /** Time that the other end of a WebSocket has to answer its close, when the server ends. */
  farewellMs: number;
}

export interface DailyLimits {
  perUser: number;
  perClient: number;
}

/** Limits that allow at most 25 MB a day for a client, with the longest texts. */
export const UNPAID_MESSAGES: DailyLimits = { perUser: 50, perClient: 1_000 };

/** Messages a day that colleagues write to each other, which cost no credit: more than people type. */
export const TALK: DailyLimits = { perUser: 1_000, perClient: 10_000 };

const USER_BURST_SECONDS = 5;
/** All users of a client may come at once, as after a restart. */
const CLIENT_BURST_SECONDS = 20;
/** Number of users at their limits who leave an allowance to the other users of the client. */
const USERS_AT_LIMIT = 5;
/** One message a second with 20 events, and 20 at once: faster than people write. */
const EVENTS_PER_MESSAGE = 20;
const PACKETS_PER_EVENT = 10;
/** 1 MB a second with 20 events: a page of 100 usual messages is some 120 kB. */
const BYTES_PER_EVENT = 51_200;

/**
 * @param eventsPerSecond of one user, in the long run; the allowances of reading and of sending to others grow with it
 */
export function chatLimits(eventsPerSecond: number): ChatLimits {
  const packetsPerSecond = eventsPerSecond * PACKETS_PER_EVENT;
  return {
    events: shareRate(eventsPerSecond),
    messages: {
      user: { perSecond: eventsPerSecond / EVENTS_PER_MESSAGE, burst: eventsPerSecond },
      client: { perSecond: eventsPerSecond, burst: eventsPerSecond * CLIENT_BURST_SECONDS },
    },
    connects: { perSecond: 2, burst: 60 },
    reading: shareRate(eventsPerSecond * BYTES_PER_EVENT),
    telling: shareRate(eventsPerSecond * BYTES_PER_EVENT),
    pagesAsked: 20,
    pagesAtOnce: 2,
    unpaidMessages: UNPAID_MESSAGES,
    talk: TALK,
    packets: { perSecond: packetsPerSecond, burst: packetsPerSecond * USER_BURST_SECONDS },
    connectionsPerUser: 20,
    connectionsPerNetwork: 500,
    // Beyond the burst, those that never present a token hold 20 a second for 5 s: a fifth of the network's share.
    handshakes: { perSecond: 20, burst: 100 },
    usersListed: LISTED_USERS_MAX,
    packetBytes: PACKET_MAX_BYTES,
    waitingCharacters: 8 * HISTORY_PAGE_BYTES,
    handshakeMs: 5_000,
    loginCheckMs: 3_000,
    expiryCheckMs: 60_000,
    absenceGraceMs: 1_000,
    presenceBeatMs: 5_000,
    presenceTimeoutMs: 15_000,
    answerTimeoutMs: 60_000,
    overdueCheckMs: 30_000,
    farewellMs: 1_000,
  };
}

function shareRate(perSecond: number): SharedRate {
  const ofClient = perSecond * USERS_AT_LIMIT;
  return {
    user: { perSecond, burst: perSecond * USER_BURST_SECONDS },
    client: { perSecond: ofClient, burst: ofClient * CLIENT_BURST_SECONDS },
  };
}
