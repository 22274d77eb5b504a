import type { DeskTopic } from 'contract/desk/events.ts';
import type { DeskRight } from 'contract/desk/roles.ts';

/** Of which rights any lets a person hear of a topic; everyone sees the dot of the health. */
const HEARD_BY: Readonly<Record<DeskTopic, readonly DeskRight[] | 'signed-in'>> = {
  leads: ['leads.all', 'leads.own', 'numbers'],
  bookings: ['demos.all', 'demos.own', 'numbers'],
  health: 'signed-in',
  people: ['people'],
  settings: ['settings', 'channels'],
};

export function mayHear(rights: ReadonlySet<DeskRight>, topic: DeskTopic): boolean {
  const needed = HEARD_BY[topic];
  return needed === 'signed-in' || needed.some((right) => rights.has(right));
}
