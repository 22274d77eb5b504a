import type { DeskRight } from './roles.ts';

/** Topics of which an open desk hears, each with the rights of which any suffices; everyone sees the dot of the health. */
export const DESK_TOPICS = {
  leads: ['leads.all', 'leads.own', 'numbers'],
  bookings: ['demos.all', 'demos.own', 'numbers'],
  health: 'signed-in',
  people: ['people'],
  settings: ['settings', 'channels'],
  articles: ['articles'],
  content: ['content.draft'],
  drafts: ['content.draft'],
} as const satisfies Record<string, readonly DeskRight[] | 'signed-in'>;

export type DeskTopic = keyof typeof DESK_TOPICS;

export function isTopic(name: unknown): name is DeskTopic {
  return typeof name === 'string' && Object.hasOwn(DESK_TOPICS, name);
}

/** Tells whether a person with these rights hears of a topic. */
export function mayHear(rights: ReadonlySet<DeskRight>, topic: DeskTopic): boolean {
  const needed: readonly DeskRight[] | 'signed-in' = DESK_TOPICS[topic];
  return needed === 'signed-in' || needed.some((right) => rights.has(right));
}

/** One event of `/desk/api/events`, as JSON in its `data`: what is shown of the topic may be out of date. */
export interface DeskEvent {
  topic: DeskTopic;
}
