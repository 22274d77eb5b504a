/** What a desk that is open hears of. */
export const DESK_TOPICS = ['leads', 'bookings', 'health', 'people', 'settings'] as const;

export type DeskTopic = (typeof DESK_TOPICS)[number];

/** One event of `/desk/api/events`, as JSON in its `data`: what is shown of the topic may be out of date. */
export interface DeskEvent {
  topic: DeskTopic;
}
