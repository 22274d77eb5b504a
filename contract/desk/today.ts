import Type, { type Static } from 'typebox';
import { LEAD_KINDS } from '../api-paths.ts';

/** Leads that one list of the screen shows; the rest are a press away. */
export const MOST_OF_TODAY = 20;

/** ISO 8601, UTC. */
const moment = Type.String();
const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** A lead that waits for a person. */
export const WaitingLead = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...LEAD_KINDS]),
  receivedAt: moment,
  name: Type.String(),
  email: Type.String(),
  company: nullable(Type.String()),
  /** The beginning of what they wrote. */
  text: nullable(Type.String()),
  /** Of the person of the desk who has it. */
  assignedTo: nullable(Type.String()),
});

export type WaitingLead = Static<typeof WaitingLead>;

const Waiting = Type.Object({
  /** The oldest first. */
  leads: Type.Array(WaitingLead),
  all: Type.Integer(),
});

/** A demo of today, by the clock of the person who asks. */
export const DemoOfToday = Type.Object({
  /** Of its lead. */
  id: Type.String(),
  start: moment,
  end: moment,
  /** As in the calendar. */
  state: Type.String(),
  name: Type.String(),
  host: nullable(Type.String()),
});

export type DemoOfToday = Static<typeof DemoOfToday>;

/** `GET /desk/api/today`: what needs a person now. Parts that the person may not see are absent. */
export const Today = Type.Object({
  unanswered: Type.Optional(Waiting),
  /** Held back for review: no one was notified of them. */
  held: Type.Optional(Waiting),
  demos: Type.Optional(Type.Array(DemoOfToday)),
  /** What is broken, or may soon be. */
  troubles: Type.Optional(
    Type.Array(
      Type.Object({
        cause: Type.String(),
        color: Type.Enum(['amber', 'red']),
        title: Type.String(),
        text: Type.String(),
      }),
    ),
  ),
});

export type Today = Static<typeof Today>;
