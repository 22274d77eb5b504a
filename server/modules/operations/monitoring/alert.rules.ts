import { channelsTo } from '../../leads/leads.channels.ts';

/** Trouble at this moment. */
export interface Finding {
  /** The same for as long as the trouble lasts, such as `channel-down:slack`. */
  cause: string;
  /** Title, for a subject line. */
  title: string;
  /** Advice for an operator, in a sentence or two; nothing about a lead. */
  text: string;
}

/** Trouble that is known already. */
export interface Alert {
  cause: string;
  since: Date;
  /** `null` as long as that was not possible. */
  toldAt: Date | null;
}

export interface Judgement {
  /** Findings that were not known before, to be stored. */
  begun: readonly Finding[];
  /** Trouble to report now: what has just begun, and what could not be reported so far. */
  untold: readonly Finding[];
  /** Alerts to report as over, and then to remove. */
  over: readonly Alert[];
}

/**
 * Compares the findings with the known alerts: the operator is notified of each cause when it begins, and when it is
 * over.
 */
export function judgeAlerts(known: readonly Alert[], findings: readonly Finding[]): Judgement {
  const alerts = new Map(known.map((alert) => [alert.cause, alert]));
  const causes = new Set(findings.map(({ cause }) => cause));
  return {
    begun: findings.filter(({ cause }) => !alerts.has(cause)),
    untold: findings.filter(({ cause }) => !alerts.get(cause)?.toldAt),
    over: known.filter(({ cause }) => !causes.has(cause)),
  };
}

export type Target = 'email' | 'slack';

/** The ways to the operator that do not lead through what is broken; all of them where each is. */
export function pickTargets(targets: readonly Target[], findings: readonly Finding[]): readonly Target[] {
  const isDown = (channel: string) => findings.some(({ cause }) => cause === channelDown(channel));
  // All emails leave by one mail server.
  const isBroken = { email: channelsTo('email').some(isDown), slack: isDown('slack') };
  const working = targets.filter((target) => !isBroken[target]);
  return working.length > 0 ? working : targets;
}

/** The cause of a channel that takes nothing. */
export function channelDown(channel: string): string {
  return `channel-down:${channel}`;
}
