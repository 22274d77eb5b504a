import Type, { type Static } from 'typebox';
import { strictObject } from '../strict-object.ts';
import { TextAddress, TextValue } from './content.ts';

/** Texts of one set, and sets that are open. */
export const MOST_TEXTS_OF_SET = 200;
export const MOST_SETS = 50;

const Id = Type.String({ pattern: '^[\\w-]{8,64}$' });
/** Changes with each save. */
const Version = Type.String({ minLength: 1, maxLength: 64 });

export const SetId = strictObject({ id: Id });

const Place = { address: Type.String(), title: Type.String(), label: Type.String() };

/** Person and moment of the last change. */
const Changed = { by: Type.String(), at: Type.String() };

/** A set of texts that are not published. */
const SetFacts = {
  id: Type.String(),
  name: Type.String(),
  version: Type.String(),
  ...Changed,
  /** Only an owner publishes it, with a passkey. */
  isGuarded: Type.Boolean(),
  /** Person who asks to have it published. */
  askedBy: Type.Optional(Type.String()),
  /** Moment at which it is published, and the person who said so. It can’t be changed meanwhile. */
  publishAt: Type.Optional(Type.String()),
  scheduledBy: Type.Optional(Type.String()),
  /** Reason why it was not published at its time. */
  problem: Type.Optional(Type.String()),
};

/** `GET /desk/api/content/drafts`: the sets that are open, the one changed last first, without their words. */
export const DraftSets = Type.Object({
  sets: Type.Array(
    Type.Object({
      ...SetFacts,
      texts: Type.Array(Type.Object({ address: Type.String(), writer: Type.String(), ...Changed })),
    }),
  ),
});
export type DraftSets = Static<typeof DraftSets>;

const Draft = Type.Object({
  ...Place,
  /** Text that counted when typing began. */
  before: Type.String(),
  /** Null: the text as it was delivered. */
  value: Type.Union([Type.String(), Type.Null()]),
  usual: Type.String(),
  /** It names the rows of a list, a key a line. */
  isRows: Type.Optional(Type.Boolean()),
  /** Text that counts now, where that is another one than at the beginning. */
  now: Type.Optional(Type.String()),
  version: Type.String(),
  /** Browser that wrote it. */
  writer: Type.String(),
  ...Changed,
});
export type Draft = Static<typeof Draft>;

/** `GET /desk/api/content/drafts/:id`: a set; 204 where no such one is open, as before its first text. */
export const DraftSet = Type.Object({
  ...SetFacts,
  /** Moment at which the last link for people without an account ends, where there is one. */
  previewUntil: Type.Optional(Type.String()),
  texts: Type.Array(Draft),
});
export type DraftSet = Static<typeof DraftSet>;

/** `POST /desk/api/content/drafts/:id/preview`: a link by which people without an account see the set, shown once. */
export const PreviewLink = Type.Object({ address: Type.String(), until: Type.String() });

/** A text of a set as it was typed. */
const TypedDraft = strictObject({
  address: TextAddress,
  before: TextValue,
  /** Null: the text as it was delivered. The one that counts: no draft any longer. */
  value: Type.Union([TextValue, Type.Null()]),
  /** Version of the draft that the person saw; null: no draft was there. Another one there now is not replaced. */
  base: Type.Union([Version, Type.Null()]),
});
export type TypedDraft = Static<typeof TypedDraft>;

/** `PUT /desk/api/content/drafts/:id`: keeps what was typed; the first text of a set begins it. */
export const SaveDrafts = strictObject({
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  /** Id of the browser, so that it knows its own drafts again where an answer was lost. */
  writer: Id,
  texts: Type.Array(TypedDraft, { minItems: 1, maxItems: MOST_TEXTS_OF_SET }),
});
export type SaveDrafts = Static<typeof SaveDrafts>;

const DraftConflict = Type.Object({
  address: Type.String(),
  value: Type.Union([Type.String(), Type.Null()]),
  version: Type.String(),
  writer: Type.String(),
  ...Changed,
});
export type DraftConflict = Static<typeof DraftConflict>;

export const SavedDrafts = Type.Object({
  saved: Type.Array(
    Type.Object({ address: Type.String(), version: Type.Union([Type.String(), Type.Null()]) }),
  ),
  /** Texts that were not kept, since another browser has written there meanwhile, each with what it wrote. */
  conflicts: Type.Array(DraftConflict),
});
export type SavedDrafts = Static<typeof SavedDrafts>;

const Finding = Type.Object({ address: Type.String(), message: Type.String() });
export type Finding = Static<typeof Finding>;

/**
 * `GET /desk/api/content/drafts/:id/check`: by address, what keeps the set from being published, and what to look at; 204
 * where no such set is open.
 */
export const DraftCheck = Type.Object({ problems: Type.Array(Finding), warnings: Type.Array(Finding) });
export type DraftCheck = Static<typeof DraftCheck>;

/** A set as a person saw it. */
export const SeenSet = strictObject({ version: Version });

export const PublishSet = strictObject({ version: Version, name: SaveDrafts.properties.name });
export type PublishSet = Static<typeof PublishSet>;

export const ScheduleSet = strictObject({
  ...PublishSet.properties,
  at: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' }),
});

export const HistoryQuery = strictObject({ address: TextAddress });

/** `GET /desk/api/content/history`: what stood at an address, the newest first; the delivered text comes last. */
export const TextHistory = Type.Object({
  states: Type.Array(
    Type.Object({
      value: Type.String(),
      by: Type.Optional(Type.String()),
      at: Type.Optional(Type.String()),
      reason: Type.Optional(Type.String()),
      takesBack: Type.Boolean(),
    }),
  ),
  usual: Type.String(),
});
export type TextHistory = Static<typeof TextHistory>;
