/** Parts of a day. At night, from 22:00 to 06:00, a half-hour is offered, and looks like one at which most people sleep. */
type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** Which part of the day a minute since midnight belongs to. */
function partOf(minute: number): PartOfDay {
  const hour = minute / 60;
  if (hour < 6 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The parts of the day in which something begins, each with what begins in it; in the order in which they come. */
export function byPartOfDay<Begun extends { minute: number }>(all: readonly Begun[]): [PartOfDay, Begun[]][] {
  const parts = new Map<PartOfDay, Begun[]>();
  for (const each of all) {
    const part = partOf(each.minute);
    parts.set(part, [...(parts.get(part) ?? []), each]);
  }
  return [...parts];
}
