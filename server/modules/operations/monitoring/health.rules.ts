import type { HealthColor } from 'contract/desk/health.ts';
import type { ChannelHealth } from '../../leads/leads.queries.ts';
import type { Incident } from './alert.rules.ts';

/** Kinds of incidents that lose something now, or by tomorrow; every other one can wait for a working day. */
const RED: ReadonlySet<string> = new Set([
  'channel-down',
  'queue-stuck',
  'backup-old',
  'copy-late',
  'certificate-ends',
  'storage-down',
  'database-damaged',
  'database-replaced',
]);

/** Returns the severity of an incident. @param cause such as `channel-down:slack` */
export function colorOf({ cause }: Pick<Incident, 'cause'>): HealthColor {
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
export function colorOfPart(incidents: readonly Incident[], causes: readonly string[]): HealthColor {
  return worstOf(incidents.filter(({ cause }) => causes.includes(cause)).map(colorOf));
}

/** The color of the whole. A channel that has just begun to fail is amber, before it is worth a message. */
export function judgeHealth(incidents: readonly Incident[], channels: readonly ChannelHealth[]): HealthColor {
  const isFailing = channels.some(({ failingSince }) => failingSince);
  return worstOf([...incidents.map(colorOf), ...(isFailing ? (['amber'] as const) : [])]);
}

/** The color of one channel. */
export function colorOfChannel(
  incidents: readonly Incident[],
  { channel, failingSince }: ChannelHealth,
): HealthColor {
  const causes = ['channel-down', 'queue-stuck', 'given-up'].map((kind) => `${kind}:${channel}`);
  return worstOf([colorOfPart(incidents, causes), failingSince ? 'amber' : 'green']);
}
