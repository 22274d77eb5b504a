import { channelsTo } from '../../leads/leads.channels.ts';

/** Incident at this moment. */
export interface Incident {
  /** The same for as long as it lasts, such as `channel-down:slack`. */
  cause: string;
  /** Title, for a subject line. */
  title: string;
  /** Advice for an operator, in a sentence or two; nothing about a lead. */
  text: string;
}

/** Incident that is known already. */
export interface Alert {
  cause: string;
  since: Date;
  /** `null` as long as that was not possible. */
  notifiedAt: Date | null;
}

export interface Judgement {
  /** Findings that were not known before, to be stored. */
  begun: readonly Incident[];
  /** Incidents to report now: what has just begun, and what could not be reported so far. */
  unreported: readonly Incident[];
  /** Alerts to report as over, and then to remove. */
  over: readonly Alert[];
}

/**
 * Compares the incidents with the known alerts: the operator is notified of each cause when it begins, and when it is
 * over.
 */
export function judgeAlerts(known: readonly Alert[], incidents: readonly Incident[]): Judgement {
  const alerts = new Map(known.map((alert) => [alert.cause, alert]));
  const causes = new Set(incidents.map(({ cause }) => cause));
  return {
    begun: incidents.filter(({ cause }) => !alerts.has(cause)),
    unreported: incidents.filter(({ cause }) => !alerts.get(cause)?.notifiedAt),
    over: known.filter(({ cause }) => !causes.has(cause)),
  };
}

export type Target = 'email' | 'slack';

/** The ways to the operator that do not lead through what is broken; all of them where each is. */
export function pickTargets(targets: readonly Target[], incidents: readonly Incident[]): readonly Target[] {
  const isDown = (channel: string) => incidents.some(({ cause }) => cause === channelDown(channel));
  // All emails leave by one mail server.
  const isBroken = { email: channelsTo('email').some(isDown), slack: isDown('slack') };
  const working = targets.filter((target) => !isBroken[target]);
  return working.length > 0 ? working : targets;
}

/** The cause of a channel that takes nothing. */
export function channelDown(channel: string): string {
  return `channel-down:${channel}`;
}
