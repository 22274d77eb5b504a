import Type, { type Static } from 'typebox';
import { LEAD_KINDS } from '../api-paths.ts';

/** The periods that can be chosen, in weeks; as they are written in an address. */
export const PERIODS = ['4', '12', '26', '52'] as const;

export type Period = (typeof PERIODS)[number];

/** One count for each week of the period, the oldest first. */
const Counts = Type.Array(Type.Integer());
/** `YYYY-MM-DD`, a day of the office. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** `GET /desk/api/numbers` */
export const NumbersQuery = Type.Object({
  /** Number of weeks; the last one may be under way. */
  weeks: Type.Optional(Type.Enum([...PERIODS])),
  /** A day of the last week; without it, today. */
  until: Type.Optional(Day),
});

export type NumbersQuery = Static<typeof NumbersQuery>;

/** Something that brings requests, and how many. */
const Named = Type.Object({ name: Type.String(), counts: Counts });

/** Requests, their results and times of answers: counts alone, no data of a person. */
export const DeskNumbers = Type.Object({
  /** The Mondays with which the weeks begin, by the clock of the office. */
  weeks: Type.Array(Day),
  /** The zone of the office: an IANA name. */
  zone: Type.String(),
  /** The last week is not over. */
  isUnderWay: Type.Boolean(),
  /** Time of the count. */
  countedAt: Type.String(),
  /** Requests without what was held for review or marked as spam. */
  kinds: Type.Array(Type.Object({ kind: Type.Enum([...LEAD_KINDS]), counts: Counts })),
  /** The most frequent first, then all others as one. */
  sources: Type.Array(Named),
  campaigns: Type.Array(Named),
  /** Held for review or spam: in nothing else here. */
  leftOut: Counts,
  /** Time to the first answer by a person, in minutes of opening hours. */
  answers: Type.Object({
    /** Median of each week; null if none of its requests is answered. */
    medians: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
    median: Type.Union([Type.Integer(), Type.Null()]),
    answered: Counts,
    unanswered: Counts,
  }),
  /** Results of the requests for a demo of each week. */
  demos: Type.Object({
    requested: Counts,
    /** Had a half-hour, even if it was canceled later. */
    booked: Counts,
    /** Neither canceled nor waiting for anyone to confirm it. */
    confirmed: Counts,
    held: Counts,
    canceled: Counts,
    noShow: Counts,
  }),
  /** Messages that were stored each week, by channel. */
  deliveries: Type.Array(
    Type.Object({
      channel: Type.String(),
      /** Its name in words. */
      label: Type.String(),
      ...{ delivered: Counts, waiting: Counts, givenUp: Counts },
    }),
  ),
});

export type DeskNumbers = Static<typeof DeskNumbers>;
