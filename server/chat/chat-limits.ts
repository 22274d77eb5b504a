import type { Rate } from './token-bucket.ts';

/** What one sender, one place and one slow reader may cost. */
export interface ChatLimits {
  /** Of one socket; more are answered `rate_limited`. */
  events: Rate;
  /** Of one connection, answered or not; one that sends more is closed. */
  packets: Rate;
  /** Tabs and devices on one process. */
  connectionsPerUser: number;
  /** Connections of one IPv4 address or IPv6 network to one process. */
  connectionsPerNetwork: number;
  /** Largest packet from a client. */
  packetBytes: number;
  /** What may wait for a reader that does not read: more than the largest page of history. */
  waitingCharacters: number;
  /** Time for a connection to present itself. */
  handshakeMs: number;
  /** Time within which a user who left may come back unnoticed. */
  absenceGraceMs: number;
  /** Longest wait for one answer. */
  answerPatienceMs: number;
  /** How often overdue answers are looked for. */
  overdueCheckMs: number;
  /** What the other end of a WebSocket has to answer its close, when the server ends. */
  farewellMs: number;
}

const BURST_SECONDS = 5;
const PACKETS_PER_EVENT = 10;

/** @param eventsPerSecond of one socket, in the long run */
export function chatLimits(eventsPerSecond: number): ChatLimits {
  const events = { perSecond: eventsPerSecond, burst: eventsPerSecond * BURST_SECONDS };
  return {
    events,
    packets: {
      perSecond: events.perSecond * PACKETS_PER_EVENT,
      burst: events.burst * PACKETS_PER_EVENT,
    },
    connectionsPerUser: 20,
    connectionsPerNetwork: 500,
    packetBytes: 65_536,
    waitingCharacters: 4 * 1_048_576,
    handshakeMs: 5_000,
    absenceGraceMs: 1_000,
    answerPatienceMs: 60_000,
    overdueCheckMs: 30_000,
    farewellMs: 1_000,
  };
}
