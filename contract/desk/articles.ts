import Type, { type Static } from 'typebox';
import type { EditorNode } from '../blog/editor-document.ts';
import { ARTICLE_STATES } from './article-states.ts';

/** Path of an article's file below the folder of the blog; `desk/<uuid>.md` for one that has no file. */
const Source = Type.String({ minLength: 1, maxLength: 1_000 });
/** The state that a person saw: saving refuses where another one was saved meanwhile. */
const Version = Type.String({ maxLength: 40 });
const Line = (maxLength: number) => Type.String({ maxLength });

const ArticleState = Type.Enum([...ARTICLE_STATES]);
/** Blocks of the editor; what is in them is checked where they become Markdown. */
const EditorBlocks = Type.Array(Type.Unsafe<EditorNode>(Type.Unknown()), { maxItems: 20_000 });

/** Facts of an article beside its text, as they are typed. */
export const EntryTexts = Type.Object(
  {
    subject: Line(400),
    category: Line(200),
    url: Line(240),
    author: Line(200),
    image: Line(2_000),
    description: Line(600),
    lang: Line(40),
  },
  { additionalProperties: false },
);
export type EntryTexts = Static<typeof EntryTexts>;

/** One article in the list. */
export const ArticleEntry = Type.Object({
  source: Type.String(),
  /** It is a file in the folder of the blog. */
  isFile: Type.Boolean(),
  state: ArticleState,
  subject: Type.String(),
  /** Path of its page; absent where it was never published. */
  address: Type.Optional(Type.String()),
  /** Time of the publication, past or future, of the last change of a draft, or of the removal. */
  date: Type.String(),
  /** Its text at the desk is not what readers see. */
  hasChanges: Type.Boolean(),
  /** Target of its address since it was taken down; absent where it says that it is gone. */
  redirect: Type.Optional(Type.String()),
});
export type ArticleEntry = Static<typeof ArticleEntry>;

export const ArticlesQuery = Type.Object(
  { words: Type.Optional(Line(100)), state: Type.Optional(ArticleState) },
  { additionalProperties: false },
);

/** `GET /desk/api/articles`. */
export const ArticleList = Type.Object({
  articles: Type.Array(ArticleEntry),
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type ArticleList = Static<typeof ArticleList>;

export const BySource = Type.Object({ source: Source }, { additionalProperties: false });

/** `POST /desk/api/articles`: a new article, or one of the folder that the desk takes over. */
export const BeginArticle = Type.Object({ source: Type.Optional(Source) }, { additionalProperties: false });

/** An article as the editor opens it. */
export const ArticleDraft = Type.Object({
  ...ArticleEntry.properties,
  /** Absent where it is not written at the desk yet. */
  version: Type.Optional(Version),
  by: Type.Optional(Type.String()),
  savedAt: Type.Optional(Type.String()),
  entries: EntryTexts,
  blocks: EditorBlocks,
  /** Reasons that keep it from being published. */
  problems: Type.Array(Type.String()),
  /** Remarks on what was left out, and links that lead nowhere. */
  remarks: Type.Array(Type.String()),
});
export type ArticleDraft = Static<typeof ArticleDraft>;

export const SaveArticle = Type.Object(
  { source: Source, version: Version, entries: EntryTexts, blocks: EditorBlocks },
  { additionalProperties: false },
);
export const SavedArticle = Type.Object({ version: Version, problems: Type.Array(Type.String()) });

export const PreviewArticle = Type.Object(
  { source: Source, number: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) },
  { additionalProperties: false },
);

/** `POST /desk/api/articles/publish`. */
export const PublishArticle = Type.Object(
  {
    source: Source,
    version: Version,
    /** `now`, `same` as it was, `never` (a draft again), or a moment to come. */
    when: Type.Union([
      Type.Enum(['now', 'same', 'never']),
      Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d', maxLength: 40 }),
    ]),
    /** Publish although the article was changed by an import meanwhile. */
    overwrites: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const PublishedArticle = Type.Object({
  version: Version,
  address: Type.String(),
  remarks: Type.Array(Type.String()),
});

/** `POST /desk/api/articles/take-down`. */
export const TakeDownArticle = Type.Object(
  {
    source: Source,
    /** A path of this site; without it, the address says that the article is gone. */
    redirect: Type.Optional(Line(2_000)),
  },
  { additionalProperties: false },
);

/** A state of an article. */
export const ArticleStateEntry = Type.Object({
  number: Type.Integer(),
  by: Type.String(),
  savedAt: Type.String(),
  publishedAt: Type.Optional(Type.String()),
});
export const ArticleStates = Type.Object({ states: Type.Array(ArticleStateEntry) });

export const RestoreArticle = Type.Object(
  { source: Source, version: Version, number: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);

/** `POST /desk/api/articles/paste`: what a program put on the clipboard. */
export const PastedHtml = Type.Object(
  { source: Source, html: Type.String({ maxLength: 4_000_000 }) },
  { additionalProperties: false },
);

/** Name and bytes of a file: a document, or a picture. */
export const FileQuery = Type.Object(
  { source: Source, name: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** Blocks that a paste or a file becomes. */
export const TakenIn = Type.Object({
  blocks: EditorBlocks,
  /** Pictures that the clipboard only names: the document itself has them. */
  missingPictures: Type.Integer(),
  remarks: Type.Array(Type.String()),
});
export type TakenIn = Static<typeof TakenIn>;

export const PictureQuery = Type.Object(
  { source: Source, address: Type.String({ minLength: 1, maxLength: 2_000 }) },
  { additionalProperties: false },
);
