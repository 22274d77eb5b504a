import type { StatedLimits } from 'contract/site/site-locals.ts';
import type { Config } from '../../plugins/settings/config.ts';

type Settings = Pick<
  Config,
  | 'loginsPerMinute'
  | 'leadsPerMinute'
  | 'calendarsPerMinute'
  | 'agentCallsPerMinute'
  | 'chatEventsPerSecond'
  | 'bodyLimitBytes'
  | 'idempotencyHours'
  | 'bookingsPerNetwork'
  | 'bookingsPerPerson'
  | 'demoMostMoves'
>;

/** Returns the limits that the reference states, as this server enforces them. */
export function statedLimits(config: Settings): StatedLimits {
  const aMinute = (most: number) => ({ most, seconds: 60 });
  return {
    rates: {
      signups: { most: config.loginsPerMinute, seconds: 3_600 },
      logins: aMinute(config.loginsPerMinute),
      leads: aMinute(config.leadsPerMinute),
      bookings: aMinute(config.leadsPerMinute),
      'demo-slots': aMinute(config.calendarsPerMinute),
      agents: aMinute(config.agentCallsPerMinute),
    },
    chatEventsPerSecond: config.chatEventsPerSecond,
    bodyKib: config.bodyLimitBytes / 1_024,
    idempotencyHours: config.idempotencyHours,
    bookingsPerNetwork: config.bookingsPerNetwork,
    bookingsPerPerson: config.bookingsPerPerson,
    mostMoves: config.demoMostMoves,
  };
}
