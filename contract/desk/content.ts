import Type, { type Static } from 'typebox';
import { type AskKind, LONGEST_QUESTION } from '../answers/ask.ts';

/** Name of a document: its path without the ending, such as `pages/home`. */
const DocumentName = Type.String({ pattern: '^[\\w-]+(?:/[\\w-]+)*$', maxLength: 200 });
/** Address of a text: `pages/home#hero.title`. */
export const TextAddress = Type.String({ pattern: '^[\\w-]+(?:/[\\w-]+)*#[^#]+$', maxLength: 400 });
/** Much longer than the longest legal text. */
export const TextValue = Type.String({ maxLength: 200_000 });

/** One document in the list. */
export const ContentEntry = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** Heading under which it is listed. */
  group: Type.String(),
  /** Number of its texts that stand in place of others. */
  changed: Type.Integer(),
  isGuarded: Type.Boolean(),
});
export type ContentEntry = Static<typeof ContentEntry>;

/** A text that a search has found. */
export const FoundText = Type.Object({
  address: Type.String(),
  name: Type.String(),
  title: Type.String(),
  /** Titles of the fields around it, from the outermost: `Hero › Title`. */
  label: Type.String(),
  /** The words around what was searched. */
  excerpt: Type.String(),
});
export type FoundText = Static<typeof FoundText>;

/** Set whose new documents are there, too. */
const ofSet = { set: Type.Optional(Type.String({ maxLength: 64 })) };

export const ContentQuery = Type.Object(
  { words: Type.Optional(Type.String({ maxLength: 100 })), ...ofSet },
  { additionalProperties: false },
);

/** `GET /desk/api/content`: the documents, and what holds some words. */
export const ContentList = Type.Object({
  documents: Type.Array(ContentEntry),
  found: Type.Array(FoundText),
  /** There are more texts with these words. */
  hasMore: Type.Boolean(),
});
export type ContentList = Static<typeof ContentList>;

export const DocumentQuery = Type.Object({ name: DocumentName, ...ofSet }, { additionalProperties: false });

/** A legal text from a document of a lawyer: which one, and the name of the file. */
export const LegalFileQuery = Type.Object(
  { document: DocumentName, name: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** `POST /desk/api/content/legal-text`: the text as a draft has it, with remarks on what was left out. */
export const LegalText = Type.Object({ text: TextValue, remarks: Type.Array(Type.String()) });

/** One text, number or switch of a document. */
export const ContentField = Type.Object({
  address: Type.String(),
  label: Type.String(),
  hint: Type.Optional(Type.String()),
  type: Type.Enum(['line', 'prose', 'number', 'switch', 'sections', 'rows', 'color', 'mark', 'copy']),
  /** Text that counts now; of a switch `true` or `false`; of sections and rows the names of those shown, a line each. */
  value: Type.String(),
  /** Names of all sections that the page could have. */
  names: Type.Optional(Type.Array(Type.String())),
  /** Text of the document, as it was delivered. */
  usual: Type.String(),
  /** The same with the facts that it names, such as a price, where it names any. */
  shown: Type.Optional(Type.String()),
  maxLength: Type.Optional(Type.Integer()),
  changed: Type.Optional(Type.Object({ by: Type.String(), at: Type.String() })),
  /** The delivered text has changed since this one was written. */
  isOutdated: Type.Optional(Type.Boolean()),
});
export type ContentField = Static<typeof ContentField>;

/** `GET /desk/api/content/document` */
export const ContentDocument = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** Address of its page, where it has one of its own. */
  page: Type.Optional(Type.String()),
  isGuarded: Type.Boolean(),
  /** Others of its kind can be made of it. */
  isCopied: Type.Boolean(),
  fields: Type.Array(ContentField),
});
export type ContentDocument = Static<typeof ContentDocument>;

/** `GET /desk/api/content/preview`: a page as it would be with the texts of a set. */
export const PreviewQuery = Type.Object(
  {
    page: Type.String({ pattern: '^/[\\w/-]*$', maxLength: 300 }),
    set: Type.String({ maxLength: 64 }),
    /** Marks around each text, for a frame of the desk; the set may have no text yet. */
    marks: Type.Optional(Type.Literal('on')),
  },
  { additionalProperties: false },
);

/** `GET /desk/api/content/answers`: what the site answers to a question now, and with the texts of a set. */
export const TryQuestion = Type.Object(
  { question: Type.String({ pattern: '\\S', maxLength: LONGEST_QUESTION }), ...ofSet },
  { additionalProperties: false },
);

const TriedAnswer = Type.Object({
  kind: Type.Enum(['answer', 'quote', 'choices', 'unknown', 'talk'] satisfies AskKind[]),
  text: Type.String(),
  /** Questions that may be meant. */
  suggestions: Type.Array(Type.String()),
});
export type TriedAnswer = Static<typeof TriedAnswer>;

export const TriedQuestion = Type.Object({ now: TriedAnswer, drafted: TriedAnswer });

/** Texts that were published together. */
export const PublishedSet = Type.Object({
  id: Type.String(),
  by: Type.String(),
  at: Type.String(),
  reason: Type.Optional(Type.String()),
  /** It took another set back. */
  takesBack: Type.Boolean(),
  /** Every text of it counts now, so that it can be taken back as one. */
  canTakeBack: Type.Boolean(),
  texts: Type.Array(
    Type.Object({
      address: Type.String(),
      title: Type.String(),
      label: Type.String(),
      isRows: Type.Optional(Type.Boolean()),
      before: Type.String(),
      value: Type.String(),
    }),
  ),
});
export type PublishedSet = Static<typeof PublishedSet>;

/** `GET /desk/api/content/sets`: the newest first. */
export const PublishedSets = Type.Object({ sets: Type.Array(PublishedSet) });
export type PublishedSets = Static<typeof PublishedSets>;

export const TakeBack = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);
