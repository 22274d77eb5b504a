import Type, { type Static } from 'typebox';
import { LEAD_KINDS } from '../api-paths.ts';

/** Address of the person. */
export const PersonAddress = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
);

const REASON = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });

/** Consent of one lead. */
export const ConsentRecord = Type.Object({
  leadId: Type.String(),
  email: Type.String(),
  kind: Type.Enum([...LEAD_KINDS]),
  /** The words that the person saw, or said. */
  text: Type.String(),
  /** The consent is the claim of an agent, or of a person of the team; absent where the visitor ticked the box. */
  claimedBy: Type.Optional(Type.String()),
  /** ISO instants. */
  givenAt: Type.String(),
  withdrawnAt: Type.Optional(Type.String()),
});

export type ConsentRecord = Static<typeof ConsentRecord>;

/** `POST /desk/api/privacy/find`: what is held about an address. */
export const HeldData = Type.Object({
  email: Type.String(),
  /** Kinds of data in words, each with its count; kinds without data are left out. */
  held: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer() })),
  /** Demos to come: an erasure cancels them first. */
  demos: Type.Array(Type.Object({ leadId: Type.String(), startsAt: Type.String() })),
  /** Recipients of our messages about the person: an erasure does not reach these. */
  others: Type.Array(Type.Object({ place: Type.String(), messages: Type.Integer(), lastAt: Type.String() })),
  consents: Type.Array(ConsentRecord),
});

export type HeldData = Static<typeof HeldData>;

/** `POST /desk/api/privacy/copy`: answers a file. */
export const CopyRequest = Type.Object(
  { ...PersonAddress.properties, format: Type.Enum(['json', 'pdf']), reason: REASON },
  { additionalProperties: false },
);

/** `POST /desk/api/privacy/erase`. */
export const ErasureRequest = Type.Object(
  {
    ...PersonAddress.properties,
    reason: REASON,
    /** The messages about canceled demos must have gone out first. */
    waits: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** Result of an erasure, and of the search for the address afterwards. */
export const ErasureReport = Type.Object({
  canceledDemos: Type.Integer(),
  /** Set where nothing was erased: channels that took no message about the canceled demos yet. */
  unsent: Type.Optional(Type.Array(Type.String())),
  tables: Type.Integer(),
  files: Type.Integer(),
  /** Places where the address still is. */
  found: Type.Array(Type.String()),
  /** Copies of the database that hold the data of their time; `restore` erases the person from what it restores. */
  copies: Type.Array(Type.String()),
});

export type ErasureReport = Static<typeof ErasureReport>;

/** `GET /desk/api/privacy/consents`: the newest first. */
export const ConsentQuery = Type.Object({
  before: Type.Optional(Type.String({ maxLength: 64 })),
  withdrawn: Type.Optional(Type.Enum(['true', 'false'])),
});

export const ConsentPage = Type.Object({
  consents: Type.Array(ConsentRecord),
  /** `before` of the next request. */
  next: Type.Optional(Type.String()),
});

export type ConsentPage = Static<typeof ConsentPage>;

/** `GET /desk/api/privacy/register`: people who were erased, by a hash of their address. */
export const ErasedRegister = Type.Object({
  entries: Type.Array(Type.Object({ hash: Type.String(), erasedAt: Type.String() })),
  total: Type.Integer(),
});

export type ErasedRegister = Static<typeof ErasedRegister>;

/** `GET` and `POST /desk/api/privacy/retention`: what the rules of retention remove. */
export const RetentionRules = Type.Object({
  rules: Type.Array(
    Type.Object({
      /** `spam`: of any kind, since it was marked so. */
      kind: Type.Enum([...LEAD_KINDS, 'spam'] as const),
      /** `null`: kept without an end. */
      days: Type.Union([Type.Integer(), Type.Null()]),
      /** Older than the rule allows. */
      old: Type.Integer(),
      /** Old ones that stay: unsent messages, or a demo to come. */
      staying: Type.Integer(),
      removed: Type.Optional(Type.Integer()),
    }),
  ),
});

export type RetentionRules = Static<typeof RetentionRules>;

export const RetentionRequest = Type.Object({ reason: REASON }, { additionalProperties: false });
