import type { DeskToday } from 'contract/desk/today.ts';

export type Waiting = DeskToday['unanswered'];
export type WaitingLead = Waiting['rows'][number];
export type DemoOfToday = DeskToday['demos'][number];
/** Messages that did not leave, by channel. */
export type BrokenChannel = DeskToday['broken'][number];
