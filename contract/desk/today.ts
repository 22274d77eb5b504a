import Type, { type Static } from 'typebox';
import { Count, LeadRow } from './leads.ts';

/** `GET /desk/api/today`: what needs a person now. What their role may not see is empty. */
export const DeskToday = Type.Object({
  /** Leads that wait for an answer, the oldest first, since `receivedAt`. */
  unanswered: Type.Object({ rows: Type.Array(LeadRow), total: Count }),
  /** Demos of the day in the person's zone, in the order of time. */
  demos: Type.Array(
    Type.Object({
      leadId: Type.String(),
      start: Type.String(),
      end: Type.String(),
      name: Type.String(),
      email: Type.String(),
      host: Type.Union([Type.Null(), Type.String()]),
      /** Visitor's zone, as their browser named it. */
      timeZone: Type.Union([Type.Null(), Type.String()]),
      /** `to-confirm`: by its host; `unconfirmed`: by its visitor. */
      state: Type.Enum(['booked', 'unconfirmed', 'to-confirm', 'without-host', 'held', 'no-show'] as const),
    }),
  ),
  held: Type.Object({ rows: Type.Array(LeadRow), total: Count }),
  /** Messages that were given up, by channel. */
  broken: Type.Array(
    Type.Object({
      channel: Type.String(),
      /** Its name in words. */
      label: Type.String(),
      state: Type.Enum(['late', 'dead'] as const),
      count: Type.Integer(),
      since: Type.String(),
    }),
  ),
  /** Nothing of this needs anyone. */
  isQuiet: Type.Boolean(),
});

export type DeskToday = Static<typeof DeskToday>;
