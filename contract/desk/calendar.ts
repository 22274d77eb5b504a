import Type, { type Static } from 'typebox';
import { EMAIL_MAX_LENGTH } from '../email-address.ts';
import { LONGEST_HOST_NAME, MOST_A_DAY, MOST_BUFFER, MOST_WEIGHT } from './hosts.ts';

/** Most days that one answer shows: six weeks of a month. */
export const MOST_SHOWN_DAYS = 42;
/** Most demos of one answer, and how many a list gets at once. */
export const MOST_DEMOS = 500;
export const DEMOS_AT_ONCE = 100;
/** Longest text that a person may write to a visitor, or note. */
export const LONGEST_WORD = 500;
const LONGEST_NOTE = 2_000;
const LONGEST_SECRET = 2_000;

/** ISO 8601, UTC. */
const moment = Type.String({ format: 'date-time' });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const clock = Type.String({ pattern: '^\\d{1,2}:[0-5]\\d$' });
const id = Type.String({ minLength: 1, maxLength: 64 });
const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const ById = Type.Object({ id });

/** States of a demo. */
export const DEMO_STATES = [
  'booked',
  'unconfirmed',
  'to-confirm',
  'offered',
  'waiting',
  'canceled',
  'took-place',
  'no-show',
] as const;

export type DemoState = (typeof DEMO_STATES)[number];

export const DeskDemo = Type.Object({
  /** Id of its lead. */
  id: Type.String(),
  start: moment,
  end: moment,
  state: Type.Enum([...DEMO_STATES]),
  /** One more with each move, another host or a cancellation: a change names the one that its person saw. */
  version: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  hostId: nullable(Type.String()),
  /** Visitor's zone, as their browser named it. */
  timeZone: nullable(Type.String()),
  /** Time until which its host, or its visitor, has to confirm it. */
  confirmBy: nullable(moment),
});

export type DeskDemo = Static<typeof DeskDemo>;

/** `GET /desk/api/demos`: a part of a range in the order of time. */
export const DemosQuery = Type.Object({
  from: moment,
  until: Type.Optional(moment),
  /** Id of a host, or `none` of demos that no host has. */
  host: Type.Optional(id),
  withCanceled: Type.Optional(Type.Literal('true')),
  /** `next` of the answer before. */
  after: Type.Optional(Type.String({ maxLength: 120 })),
  /** A week is read whole, as far as there are `MOST_DEMOS`; without it, `DEMOS_AT_ONCE`. */
  size: Type.Optional(Type.Literal('whole')),
});

export const DemosPage = Type.Object({
  demos: Type.Array(DeskDemo),
  /** Number of demos in the whole range. */
  all: Type.Integer(),
  /** `after` of the next request; absent on the last page. */
  next: Type.Optional(Type.String()),
});

export type DemosPage = Static<typeof DemosPage>;

export const TimeOffView = Type.Object({
  id: Type.String(),
  hostId: Type.String(),
  start: moment,
  end: moment,
  note: nullable(Type.String()),
});

export type TimeOffView = Static<typeof TimeOffView>;

export const CalendarHost = Type.Object({
  id: Type.String(),
  name: Type.String(),
  isActive: Type.Boolean(),
  /** Is the person who asks. */
  isOwn: Type.Boolean(),
});

export type CalendarHost = Static<typeof CalendarHost>;

/** `GET /desk/api/calendar`: what stands around the demos of some days. */
export const CalendarFrameQuery = Type.Object({ first: day, last: day });

export const CalendarFrame = Type.Object({
  office: Type.Object({ zone: Type.String(), place: Type.String(), minutes: Type.Integer() }),
  /** Empty on a site whose half-hours have seats without names. */
  hosts: Type.Array(CalendarHost),
  /** Demos at once, where there are no hosts. */
  seats: Type.Integer(),
  timeOff: Type.Array(TimeOffView),
  /** Days of the office without demos: closed by a person, or holidays of the settings. */
  closedDays: Type.Array(Type.String()),
  holidays: Type.Array(Type.String()),
  /** Opening times of the office in these days; the hours in which a week is drawn. */
  open: Type.Array(Type.Object({ start: moment, end: moment })),
  /** Demos that this person may change. */
  changes: Type.Enum(['all', 'own']),
  now: moment,
});

export type CalendarFrame = Static<typeof CalendarFrame>;

/** `GET /desk/api/calendar/free`: half-hours to which a demo can be moved, in days of the office. */
export const FreeTimes = Type.Object({
  times: Type.Array(
    Type.Object({
      start: moment,
      end: moment,
      free: Type.Integer(),
      /** The host would have to confirm it. */
      toBeConfirmed: Type.Boolean(),
    }),
  ),
});

export type FreeTimes = Static<typeof FreeTimes>;

/** `GET /desk/api/demos/:id` */
export const DemoDetails = Type.Object({
  demo: DeskDemo,
  phone: Type.String(),
  /** Message of the visitor. */
  request: Type.String(),
  /** Zone of the visitor. */
  timeZone: nullable(Type.String()),
  guests: Type.Array(Type.String()),
  /** The page on which its visitor moves or cancels it; null once it is over. */
  manageUrl: nullable(Type.String()),
  meetingUrl: nullable(Type.String()),
  notes: Type.Array(Type.Object({ at: moment, text: Type.String() })),
  moves: Type.Integer(),
});

export type DemoDetails = Static<typeof DemoDetails>;

const version = Type.Integer({ minimum: 0 });
const note = Type.Optional(Type.String({ maxLength: LONGEST_NOTE }));

export const MoveDemo = Type.Object({ version, start: moment });
export const CancelDemo = Type.Object({
  version,
  word: Type.Optional(Type.String({ maxLength: LONGEST_WORD })),
});
export const NoteOutcome = Type.Object({ outcome: Type.Enum(['held', 'no_show']), note });
/** Without a host, the one who fits best. */
export const ReassignDemo = Type.Object({ version, hostId: Type.Optional(id) });
const seenDemo = Type.Object({ id, version });
export const SwapDemos = Type.Object({ one: seenDemo, other: seenDemo });
export const AnswerForHost = Type.Object({ version });

export const ChangedDemo = Type.Object({ demo: DeskDemo });
export const SwappedDemos = Type.Object({ one: DeskDemo, other: DeskDemo });
export type ChangedDemo = Static<typeof ChangedDemo>;

/** A booking by a person of the team for someone else, with the fields of the site's form. */
export const BookForPerson = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  message: Type.Optional(Type.String()),
  start: moment,
  /** Host who is to hold it, if free. */
  hostId: Type.Optional(id),
  /** IANA name of the person's zone, for their mails. */
  timeZone: Type.Optional(Type.String({ maxLength: 64 })),
  /** They said that they want to receive content. */
  hasConsent: Type.Boolean(),
});

export type BookForPerson = Static<typeof BookForPerson>;

export const BookedForPerson = Type.Object({ demo: DeskDemo });

/** Whole days with both ends, or hours of one day, by the host's clock. */
export const GiveTimeOff = Type.Object({
  first: day,
  last: day,
  from: Type.Optional(clock),
  to: Type.Optional(clock),
  note: Type.Optional(Type.String({ maxLength: 200 })),
  /** Gives the demos in it to others, or offers their visitors other times. */
  move: Type.Boolean(),
});

export const DaysOffQuery = Type.Pick(GiveTimeOff, ['first', 'last', 'from', 'to']);
export const ConcernedDemos = Type.Object({ demos: Type.Array(DeskDemo) });
export type ConcernedDemos = Static<typeof ConcernedDemos>;

export const GivenTimeOff = Type.Object({
  timeOff: TimeOffView,
  /** Results for the demos in it; `left` if they were not to be moved. */
  demos: Type.Array(Type.Object({ demo: DeskDemo, became: Type.Enum(['given', 'offered', 'over', 'left']) })),
});

export type GivenTimeOff = Static<typeof GivenTimeOff>;

/** Days of the office on which no more demos are booked. */
export const ClosedDays = Type.Object({ first: day, last: day });
export const ChangedDays = Type.Object({ days: Type.Integer(), demos: Type.Array(DeskDemo) });

export const HostCalendarView = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['ics', 'caldav']),
  takesDemos: Type.Boolean(),
  state: Type.Enum(['unread', 'never-read', 'stale', 'good', 'failing']),
  readAt: nullable(moment),
  problem: nullable(Type.String()),
});

export type HostCalendarView = Static<typeof HostCalendarView>;

export const HostView = Type.Object({
  ...CalendarHost.properties,
  email: Type.String(),
  zone: Type.String(),
  /** Hours as they are typed: `mon-thu 09:00-17:00, fri 09:00-13:00`. */
  hours: Type.String(),
  breaks: Type.String(),
  bufferBefore: Type.Integer(),
  bufferAfter: Type.Integer(),
  mostADay: nullable(Type.Integer()),
  weight: Type.Integer(),
  meetingUrl: nullable(Type.String()),
  /** Demos to come. */
  coming: Type.Integer(),
  hasFeed: Type.Boolean(),
  calendars: Type.Array(HostCalendarView),
  timeOff: Type.Array(TimeOffView),
});

export type HostView = Static<typeof HostView>;

export const HostList = Type.Object({ hosts: Type.Array(HostView) });

const minutes = Type.Integer({ minimum: 0, maximum: MOST_BUFFER });
const weekText = Type.String({ maxLength: 1_000 });

/** Fields of a host that a person sets. */
export const HostChoices = Type.Object({
  name: Type.String({ minLength: 1, maxLength: LONGEST_HOST_NAME }),
  email: Type.String({ format: 'email-address', maxLength: EMAIL_MAX_LENGTH }),
  zone: Type.String({ maxLength: 64 }),
  hours: weekText,
  breaks: weekText,
  bufferBefore: minutes,
  bufferAfter: minutes,
  mostADay: nullable(Type.Integer({ minimum: 1, maximum: MOST_A_DAY })),
  weight: Type.Integer({ minimum: 1, maximum: MOST_WEIGHT }),
  meetingUrl: nullable(Type.String({ maxLength: 500 })),
  isActive: Type.Boolean(),
});

export type HostChoices = Static<typeof HostChoices>;

export const ChangeHost = Type.Partial(HostChoices);
export const AddHost = Type.Object({
  ...ChangeHost.properties,
  name: HostChoices.properties.name,
  email: HostChoices.properties.email,
});

/** Added host, with the numbers of demos without a host that have one now, and of those left. */
export const AddedHost = Type.Object({ host: HostView, given: Type.Integer(), left: Type.Integer() });
export const ChangedHost = Type.Object({ host: HostView });

/** Shown this once: the address before it stops working. */
export const HostFeed = Type.Object({ address: Type.String() });

export const AddCalendar = Type.Object({
  kind: Type.Enum(['ics', 'caldav']),
  address: Type.String({ minLength: 1, maxLength: LONGEST_SECRET }),
  username: Type.Optional(Type.String({ maxLength: LONGEST_SECRET })),
  password: Type.Optional(Type.String({ maxLength: LONGEST_SECRET })),
  /** Calendar of a CalDAV account that has several. */
  calendar: Type.Optional(Type.String({ maxLength: 200 })),
  takesDemos: Type.Boolean(),
});

/** Result of one reading. */
export const CalendarReading = Type.Object({
  events: Type.Integer(),
  busyTimes: Type.Integer(),
  firstBusy: nullable(moment),
  unread: Type.Integer(),
  unknownZones: Type.Array(Type.String()),
});

export type CalendarReading = Static<typeof CalendarReading>;

export const AddedCalendar = Type.Object({
  calendar: HostCalendarView,
  reading: CalendarReading,
  /** Sentences that its person should know. */
  warnings: Type.Array(Type.String()),
});

export type AddedCalendar = Static<typeof AddedCalendar>;
