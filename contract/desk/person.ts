import Type, { type Static } from 'typebox';
import { LEAD_KINDS } from '../api-paths.ts';
import { DESK_LEAD_STATES, LONGEST_NOTE, LONGEST_REPLY, LONGEST_SUBJECT } from './leads.ts';

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([Type.Null(), schema]);
const Labeled = Type.Object({ label: Type.String(), value: Type.String() });

/** One message about a lead to one target: who heard what, when, and what came back. */
export const DeskDelivery = Type.Object({
  id: Type.String(),
  /** Recipient in words: an address, or a program. */
  to: Type.String(),
  /** Content in words. */
  about: Type.String(),
  state: Type.Enum(['due', 'done', 'dead', 'held', 'dropped'] as const),
  attempts: Type.Integer(),
  createdAt: Type.String(),
  dueAt: Type.String(),
  endedAt: OrNull(Type.String()),
  /** Last failure, as a sentence. */
  problem: OrNull(Type.String()),
});

export type DeskDelivery = Static<typeof DeskDelivery>;

/** A mail that came back: from the visitor, from a program of theirs, or from a mail server. Its texts are plain. */
export const DeskMail = Type.Object({
  id: Type.String(),
  at: Type.String(),
  kind: Type.Enum(['reply', 'automatic', 'bounce'] as const),
  /** Address of its sender; empty where it has none. */
  from: Type.String(),
  subject: Type.String(),
  /** Its own words; the reason of a bounce, as a sentence. */
  text: Type.String(),
  /** Rest of the text, which it quotes. */
  quoted: Type.String(),
  /** Part of it that is missing, as a sentence. */
  problem: OrNull(Type.String()),
  /** `size`: bytes. */
  files: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), size: Type.Integer() })),
});

export type DeskMail = Static<typeof DeskMail>;

/** An action of a person of the desk; `author` is a name, `null` at the command line. */
const Done = { id: Type.String(), at: Type.String(), author: OrNull(Type.String()) };

export const LeadNote = Type.Object({ ...Done, text: Type.String() });

export const LeadHistoryEntry = Type.Union([
  Type.Object({
    ...Done,
    kind: Type.Literal('state'),
    from: Type.Enum([...DESK_LEAD_STATES]),
    to: Type.Enum([...DESK_LEAD_STATES]),
  }),
  Type.Object({ ...Done, kind: Type.Literal('assigned'), to: OrNull(Type.String()) }),
  Type.Object({ ...Done, kind: Type.Literal('snoozed'), until: OrNull(Type.String()) }),
  Type.Object({
    ...Done,
    kind: Type.Literal('reply'),
    subject: Type.String(),
    text: Type.String(),
    deliveryId: Type.String(),
  }),
  Type.Object({ ...Done, kind: Type.Literal('merged'), email: Type.String(), isUndone: Type.Boolean() }),
  Type.Object({ ...Done, kind: Type.Literal('sent-again'), to: Type.String() }),
  Type.Object({ ...Done, kind: Type.Literal('address'), from: Type.String(), to: Type.String() }),
]);

export type LeadHistoryEntry = Static<typeof LeadHistoryEntry>;

/** One request of a person. */
export const DeskLead = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  kind: Type.Enum([...LEAD_KINDS]),
  state: Type.Enum([...DESK_LEAD_STATES]),
  receivedAt: Type.String(),
  email: Type.String(),
  assignedTo: OrNull(Type.String()),
  snoozedUntil: OrNull(Type.String()),
  /**
   * Sender as this request names them; other requests from the same address may come from another person. A value that the form
   * does not ask for comes from the other requests if they all agree, and is empty otherwise.
   */
  visitor: Type.Object({
    firstName: Type.String(),
    lastName: Type.String(),
    company: Type.String(),
    phone: Type.String(),
    /** IANA name that their browser reported. */
    timeZone: Type.String(),
    language: Type.String(),
  }),
  /** Fields that the visitor filled in, by the labels of the form. */
  fields: Type.Array(Labeled),
  /** Origin of the visit, and the rest that came with it. */
  origin: Type.Array(Labeled),
  demo: OrNull(Type.Object({ start: Type.String(), end: Type.String(), state: Type.String() })),
  consent: OrNull(
    Type.Object({
      text: Type.String(),
      at: Type.String(),
      withdrawnAt: OrNull(Type.String()),
      /** Author of the claim that there was a consent: a visitor's own agent, or the team. */
      claimedBy: OrNull(Type.Enum(['agent', 'team'] as const)),
    }),
  ),
  /** Reasons why it is or was held back, as sentences. */
  suspicions: Type.Array(Type.String()),
  deliveries: Type.Array(DeskDelivery),
  notes: Type.Array(LeadNote),
  history: Type.Array(LeadHistoryEntry),
  mails: Type.Array(DeskMail),
});

export type DeskLead = Static<typeof DeskLead>;

/** All that is known of a person, by address. */
export const DeskPersonPage = Type.Object({
  emails: Type.Array(Type.String()),
  /** Newest first. */
  leads: Type.Array(DeskLead),
  /** There are more than fit on one page. */
  isCut: Type.Boolean(),
  /** Requests of several addresses were joined by hand. */
  isMerged: Type.Boolean(),
  /** People to whom a lead can be given. */
  people: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), isMe: Type.Boolean() })),
  /** Sender of replies; without one, emails are written to files. */
  repliesFrom: Type.String(),
  /** Replies are read from a mailbox and shown here; otherwise they go to the person who wrote. */
  readsReplies: Type.Boolean(),
});

export type DeskPersonPage = Static<typeof DeskPersonPage>;

/** `GET /desk/api/leads/{id}/files/{file}`: a file of a mail, always as a download. */
export const MailFile = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  file: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
});

/** `POST /desk/api/leads/{id}/notes` */
export const NewNote = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: LONGEST_NOTE, pattern: '\\S' }) },
  { additionalProperties: false },
);

/** `POST /desk/api/leads/{id}/replies` */
export const NewReply = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: LONGEST_SUBJECT, pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$' }),
    text: Type.String({ minLength: 1, maxLength: LONGEST_REPLY, pattern: '\\S' }),
    /** Made once for each reply that is written: sent twice, it is one. */
    key: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    /** The last reply or change of state that the writer saw: with a later one by a colleague, 409 `outdated`. */
    seen: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
  },
  { additionalProperties: false },
);

export type NewReply = Static<typeof NewReply>;

/** `POST /desk/api/persons/{lead}/merge`, and `/split` with what it answered. */
export const MergeRequest = Type.Object(
  { with: Type.String({ pattern: '^[0-9a-f-]{36}$' }) },
  { additionalProperties: false },
);

const MergeId = Type.String({ pattern: '^[0-9a-f-]{36}$' });

/** Requests of each address that one call joins; beyond it, the two are not those of one person. */
export const MOST_MERGED = 400;

export const Merged = Type.Object({
  /** Group of each lead before it was joined: `split` puts it back. */
  before: Type.Array(Type.Object({ id: MergeId, merged: OrNull(MergeId) }), { maxItems: 2 * MOST_MERGED }),
});

export type Merged = Static<typeof Merged>;

/** A template of a reply. */
export const ReplyTemplate = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  name: Type.String(),
  subject: Type.String(),
  text: Type.String(),
});

export type ReplyTemplate = Static<typeof ReplyTemplate>;

/** `POST /desk/api/replies` */
export const NewReplyTemplate = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    subject: Type.String({ minLength: 1, maxLength: LONGEST_SUBJECT }),
    text: Type.String({ minLength: 1, maxLength: LONGEST_REPLY }),
  },
  { additionalProperties: false },
);

export type NewReplyTemplate = Static<typeof NewReplyTemplate>;

/** `PUT /desk/api/replies/{id}` */
export const ChangedReplyTemplate = Type.Object(
  {
    ...NewReplyTemplate.properties,
    /** Version that the person read; any other returns 409 `outdated`. */
    version: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);

/** `POST /desk/api/leads/:id/here`: said every few seconds by a page that is open. */
export const Here = Type.Object({ writes: Type.Boolean() }, { additionalProperties: false });

/** Colleagues who have the same request open, and whether they have begun a reply. */
export const OthersHere = Type.Object({
  others: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), writes: Type.Boolean() })),
});
