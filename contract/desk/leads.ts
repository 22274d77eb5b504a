import Type, { type Static } from 'typebox';
import { LEAD_KINDS } from '../api-paths.ts';

/** The states of a lead in the words of the desk. */
export const DESK_LEAD_STATES = ['new', 'working', 'answered', 'won', 'lost', 'spam', 'held'] as const;

export type DeskLeadState = (typeof DESK_LEAD_STATES)[number];

/** A span of days, in the zone of the person who asks. */
export const PERIODS = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'this-month',
  'last-month',
  'this-year',
] as const;

export type Period = (typeof PERIODS)[number];

/** Most leads that one call changes. */
export const MOST_CHANGES = 200;
/** Rows of one page. */
export const LEADS_PER_PAGE = 100;
/** Counted up to here; beyond, a list says that there are more. */
export const MOST_COUNTED = 10_000;
export const LONGEST_NOTE = 10_000;
export const LONGEST_REPLY = 20_000;
export const LONGEST_SUBJECT = 200;
/** Time in which a bulk action can be taken back. */
export const UNDO_MS = 10 * 60_000;

const Id = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$' });

const Day = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });

/** Filter of leads: all texts, as in an address and in a saved view. Absent fields do not filter. */
export const LeadListFilter = Type.Object(
  {
    state: Type.Optional(Type.Enum([...DESK_LEAD_STATES])),
    kind: Type.Optional(Type.Enum([...LEAD_KINDS])),
    /** `me`, `none`, or the id of a person. */
    assigned: Type.Optional(Type.String({ pattern: '^(me|none|[0-9a-f-]{36})$' })),
    source: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    campaign: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    period: Type.Optional(Type.Enum([...PERIODS])),
    /** First and last day, by the person's clock; instead of a period. */
    first: Type.Optional(Day),
    last: Type.Optional(Day),
    /** Hours since it came, of leads that wait for an answer. */
    unanswered: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false },
);

export type LeadListFilter = Static<typeof LeadListFilter>;

/** `GET /desk/api/leads` */
export const LeadListQuery = Type.Object(
  {
    ...LeadListFilter.properties,
    order: Type.Optional(Type.Enum(['newest', 'oldest'] as const)),
    /** The last id of the page before. */
    after: Type.Optional(Id),
  },
  { additionalProperties: false },
);

export type LeadListQuery = Static<typeof LeadListQuery>;

/** One line of the list. */
export const LeadRow = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  kind: Type.Enum([...LEAD_KINDS]),
  state: Type.Enum([...DESK_LEAD_STATES]),
  receivedAt: Type.String(),
  /** Time since when it waits: it came then, or its visitor wrote again. */
  waitsSince: Type.String(),
  /** Name of the person; empty if the form asks for none. */
  name: Type.String(),
  email: Type.String(),
  company: Type.String(),
  /** Subject in one line. */
  about: Type.String(),
  /** Begin and state of its demo. */
  demo: Type.Union([Type.Null(), Type.Object({ start: Type.String(), state: Type.String() })]),
  /** Id of a person of the desk. */
  assignedTo: Type.Union([Type.Null(), Type.String()]),
  snoozedUntil: Type.Union([Type.Null(), Type.String()]),
  source: Type.Union([Type.Null(), Type.String()]),
  campaign: Type.Union([Type.Null(), Type.String()]),
  /** Problem with its messages. */
  trouble: Type.Union([Type.Null(), Type.Enum(['late', 'dead'] as const)]),
  /** Reason why a message to its visitor was given up or came back, as a sentence. */
  problem: Type.Union([Type.Null(), Type.String()]),
});

export type LeadRow = Static<typeof LeadRow>;

/** Number, counted up to a limit. */
export const Count = Type.Object({ count: Type.Integer(), isMore: Type.Boolean() });

export type Count = Static<typeof Count>;

export const LeadList = Type.Object({
  rows: Type.Array(LeadRow),
  /** Total, on the first page alone. */
  total: Type.Optional(Count),
  /** Behind which id the next page begins. */
  next: Type.Optional(Type.String()),
});

export type LeadList = Static<typeof LeadList>;

const Named = Type.Object({ name: Type.String(), count: Type.Integer() });

/** `GET /desk/api/leads/choices`: what a list is filtered by, and to whom a lead can be given. */
export const LeadChoices = Type.Object({
  people: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), isMe: Type.Boolean() })),
  sources: Type.Array(Named),
  campaigns: Type.Array(Named),
});

export type LeadChoices = Static<typeof LeadChoices>;

/** Change of one lead; absent fields stay. */
export const LeadChange = Type.Object(
  {
    id: Id,
    /** Version that the person saw. */
    version: Type.Integer({ minimum: 0 }),
    state: Type.Optional(Type.Enum([...DESK_LEAD_STATES])),
    assignedTo: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 36 })])),
    snoozedUntil: Type.Optional(Type.Union([Type.Null(), Instant])),
  },
  { additionalProperties: false },
);

export type LeadChange = Static<typeof LeadChange>;

/** `PATCH /desk/api/leads`: changes each lead, or says why not; an undo is the same call with what was there before. */
export const LeadChanges = Type.Object(
  {
    changes: Type.Array(LeadChange, { minItems: 1, maxItems: MOST_CHANGES }),
    /** It takes back what was done: no one hears of it. */
    isUndo: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const ChangedLead = Type.Object({
  id: Type.String(),
  /** It is now. */
  version: Type.Integer(),
  /** Change that takes it back. */
  before: Type.Object({
    state: Type.Enum([...DESK_LEAD_STATES]),
    assignedTo: Type.Union([Type.Null(), Type.String()]),
    snoozedUntil: Type.Union([Type.Null(), Type.String()]),
  }),
});

export const RefusedChange = Type.Object({
  id: Type.String(),
  /** `outdated`: another person has changed it meanwhile; `now` says what is there. */
  code: Type.Enum(['outdated', 'not_found', 'not_possible'] as const),
  message: Type.String(),
  now: Type.Optional(LeadRow),
});

export type RefusedChange = Static<typeof RefusedChange>;

export const LeadChangesAnswer = Type.Object({
  changed: Type.Array(ChangedLead),
  refused: Type.Array(RefusedChange),
});

export type LeadChangesAnswer = Static<typeof LeadChangesAnswer>;

/** `DELETE /desk/api/leads`: spam, for good. */
export const SpamToDelete = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHANGES }) },
  { additionalProperties: false },
);

/** `POST /desk/api/leads/export`, answered as CSV. */
export const LeadExport = Type.Object(
  {
    filter: LeadListFilter,
    /** Reason for the audit. */
    reason: Type.String({ minLength: 3, maxLength: 300 }),
  },
  { additionalProperties: false },
);

export type LeadExport = Static<typeof LeadExport>;

/** A filter under a name: one's own, or one that all have who see leads. */
export const SavedView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  filter: LeadListFilter,
  isShared: Type.Boolean(),
  /** Belongs to the person who asks, who may change it. */
  isMine: Type.Boolean(),
});

export type SavedView = Static<typeof SavedView>;

/** `POST /desk/api/views` */
export const NewView = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    filter: LeadListFilter,
    isShared: Type.Boolean(),
  },
  { additionalProperties: false },
);

export type NewView = Static<typeof NewView>;

/** Views that everyone has. */
export const BUILT_IN_VIEWS: readonly { id: string; name: string; filter: LeadListFilter }[] = [
  { id: 'mine', name: 'Mine, unanswered for a day', filter: { assigned: 'me', unanswered: '24' } },
  { id: 'unassigned', name: 'Unassigned', filter: { assigned: 'none', unanswered: '0' } },
  { id: 'held', name: 'To review', filter: { state: 'held' } },
];

/** The id in an address, or of what was made. */
export const ById = Type.Object({ id: Type.String() });

/** One message of a lead. */
export const OneDelivery = Type.Object({ id: Type.String(), delivery: Type.String() });

/** `DELETE /desk/api/leads`: how many leads are gone. */
export const Deleted = Type.Object({ deleted: Type.Integer() });
