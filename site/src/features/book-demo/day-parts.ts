/** From 22:00 to 06:00: a half-hour then is offered, and looks like one at which most people sleep. */
export const NIGHT = 'Night';

/** Which part of the day a minute since midnight belongs to. */
function partOf(minute: number): string {
  const hour = minute / 60;
  if (hour < 6 || hour >= 22) return NIGHT;
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

/** The parts of the day in which something begins, each with what begins in it; in the order in which they come. */
export function byPartOfDay<Begun extends { minute: number }>(all: readonly Begun[]): [string, Begun[]][] {
  const parts = new Map<string, Begun[]>();
  for (const each of all) {
    const part = partOf(each.minute);
    parts.set(part, [...(parts.get(part) ?? []), each]);
  }
  return [...parts];
}
