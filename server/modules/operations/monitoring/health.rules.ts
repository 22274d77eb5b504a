import type { HealthColor } from 'contract/desk/health.ts';
import type { ChannelFact } from '../../leads/leads.queries.ts';
import type { Finding } from './alert.rules.ts';

/** Kinds of trouble that lose something now, or by tomorrow; every other one can wait for a working day. */
const RED: ReadonlySet<string> = new Set([
  'channel-down',
  'queue-stuck',
  'backup-old',
  'certificate-ends',
  'storage-down',
  'database-damaged',
  'database-replaced',
]);

/** Returns the severity of a trouble. @param cause such as `channel-down:slack` */
export function colorOf({ cause }: Pick<Finding, 'cause'>): HealthColor {
  return RED.has(cause.split(':')[0] ?? '') ? 'red' : 'amber';
}

/** The worst of several colors; green without any. */
export function worstOf(colors: readonly HealthColor[]): HealthColor {
  if (colors.includes('red')) return 'red';
  return colors.includes('amber') ? 'amber' : 'green';
}

/**
 * The color of a part of the server. @param causes what may be wrong with it, such as `backup-old` or
 * `channel-down:slack`
 */
export function colorOfPart(findings: readonly Finding[], causes: readonly string[]): HealthColor {
  return worstOf(findings.filter(({ cause }) => causes.includes(cause)).map(colorOf));
}

/** The color of the whole. A channel that has just begun to fail is amber, before it is worth a message. */
export function judgeHealth(findings: readonly Finding[], channels: readonly ChannelFact[]): HealthColor {
  const isFailing = channels.some(({ failingSince }) => failingSince);
  return worstOf([...findings.map(colorOf), ...(isFailing ? (['amber'] as const) : [])]);
}

/** The color of one channel. */
export function colorOfChannel(
  findings: readonly Finding[],
  { channel, failingSince }: ChannelFact,
): HealthColor {
  const causes = ['channel-down', 'queue-stuck', 'given-up'].map((kind) => `${kind}:${channel}`);
  return worstOf([colorOfPart(findings, causes), failingSince ? 'amber' : 'green']);
}
