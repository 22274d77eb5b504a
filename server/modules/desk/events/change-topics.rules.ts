import type { DeskTopic } from 'contract/desk/events.ts';
import type { DeskRight } from 'contract/desk/roles.ts';

/** What a change that the audit names is shown under, by the first word of its action. */
const TOPIC_OF_ACTION: Readonly<Record<string, DeskTopic>> = {
  leads: 'leads',
  privacy: 'leads',
  demos: 'bookings',
  bookings: 'bookings',
  hosts: 'bookings',
  calendars: 'bookings',
  people: 'people',
  settings: 'settings',
  channels: 'health',
  deliveries: 'health',
  backup: 'health',
};

/** The topics of actions such as `leads.assign`. */
export function topicsOf(actions: Iterable<string>): Set<DeskTopic> {
  const topics = new Set<DeskTopic>();
  for (const action of actions) {
    const topic = TOPIC_OF_ACTION[action.split('.', 1)[0] ?? ''];
    if (topic) topics.add(topic);
  }
  return topics;
}

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
