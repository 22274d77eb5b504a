/** What is wrong now. */
export interface Finding {
  /** The same for as long as the trouble lasts, such as `channel-down:slack`. */
  cause: string;
  /** For a subject line. */
  title: string;
  /** What an operator can do about it, in a sentence or two; nothing of a lead. */
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
  /** Not known before: to be stored. */
  begun: readonly Finding[];
  /** To be reported now: what has just begun, and what could not be reported so far. */
  untold: readonly Finding[];
  /** To be reported as over, and then removed. */
  over: readonly Alert[];
}

/** What is new about what is wrong: the operator hears of each cause when it begins, and when it is over. */
export function judgeAlerts(known: readonly Alert[], findings: readonly Finding[]): Judgement {
  const alerts = new Map(known.map((alert) => [alert.cause, alert]));
  const causes = new Set(findings.map(({ cause }) => cause));
  return {
    begun: findings.filter(({ cause }) => !alerts.has(cause)),
    untold: findings.filter(({ cause }) => !alerts.get(cause)?.toldAt),
    over: known.filter(({ cause }) => !causes.has(cause)),
  };
}

/** They share a mail server. */
const EMAIL_CHANNELS = ['visitor-email', 'sales-email', 'host-email', 'guest-email'];

export type Target = 'email' | 'slack';

/** The ways to the operator that do not lead through what is broken; all of them where each is. */
export function pickTargets(targets: readonly Target[], findings: readonly Finding[]): readonly Target[] {
  const isDown = (channel: string) => findings.some(({ cause }) => cause === channelDown(channel));
  const isBroken = { email: EMAIL_CHANNELS.some(isDown), slack: isDown('slack') };
  const working = targets.filter((target) => !isBroken[target]);
  return working.length > 0 ? working : targets;
}

/** The cause of a channel that takes nothing. */
export function channelDown(channel: string): string {
  return `channel-down:${channel}`;
}
