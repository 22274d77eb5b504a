import Type, { type Static } from 'typebox';

/** One entry of the audit. */
export const AuditLine = Type.Object({
  number: Type.Integer(),
  at: Type.String(),
  actorKind: Type.Enum(['person', 'command']),
  /** A person's address, or the account and host of a command. */
  actor: Type.String(),
  /** A person's network as a hash, equal for equal networks; a command's host. */
  origin: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  rows: Type.Integer(),
  reason: Type.Optional(Type.String()),
});
export type AuditLine = Static<typeof AuditLine>;

/** `GET /desk/api/audit`: the newest first. */
export const AuditPage = Type.Object({
  entries: Type.Array(AuditLine),
  /** Names the next page; absent on the last one. */
  before: Type.Optional(Type.Integer()),
});
export type AuditPage = Static<typeof AuditPage>;

export const AuditQuery = Type.Object(
  {
    /** Entries with lower numbers. */
    before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}$' })),
    /** Part of a person's address or of a command's account. */
    actor: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
    /** Beginning of an action, such as `leads.`. */
    action: Type.Optional(Type.String({ pattern: '^[a-z.-]{1,60}$' })),
  },
  { additionalProperties: false },
);
export type AuditQuery = Static<typeof AuditQuery>;

/** `POST /desk/api/audit/verify`: reads the whole chain. */
export const AuditProof = Type.Object({
  entries: Type.Integer(),
  /** The first number that is kept; absent where there is no entry. */
  first: Type.Optional(Type.Integer()),
  /** Number and hash of the last entry, such as `187:ab12…`: kept elsewhere, they show later whether entries were cut off. */
  end: Type.Optional(Type.String()),
  /** First break of the chain; absent if it is whole. */
  broken: Type.Optional(Type.Object({ number: Type.Integer(), problem: Type.Enum(['changed', 'missing']) })),
});
export type AuditProof = Static<typeof AuditProof>;
