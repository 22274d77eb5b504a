import { slugOf } from 'contract/blog/blog-rules.ts';
import { dateOf } from 'contract/dates.ts';
import { FIELDS, type GivenEntries, urlOf } from './fields.ts';

/** All that an article has beside its text. */
export interface ArticleEntries {
  subject: string;
  category: { name: string; slug: string };
  url: string;
  author: string | null;
  image: string | null;
  description: string | null;
  lang: string | null;
  /** ISO 8601, UTC. */
  date: string;
  draft: boolean;
}

/** Values that the document provides where its entries do not. */
interface KnownEntries {
  /** Its headline. */
  title?: string | undefined;
  /** The file's path, with forward slashes. */
  source: string;
  now: Date;
}

const USUAL_CATEGORY = 'News';

/**
 * Takes from the document what its entries do not say: the subject is the headline, or else the name of the file.
 * Without a date the article stays a draft: saving a document in the folder is not a request to publish it.
 * @returns what could not be made; and what the writer should know
 */
export function completeEntries(
  given: GivenEntries,
  { title, source, now }: KnownEntries,
): { entries: ArticleEntries; problems: string[]; remarks: string[] } {
  const subject = given.subject ?? FIELDS.subject.read(title ?? nameOf(source));
  const url = given.url ?? (urlOf(subject ?? '') || urlOf(nameOf(source)));
  const problems: string[] = [];
  if (subject === undefined)
    problems.push(
      `the headline cannot be the subject, which must be ${FIELDS.subject.accepts}; write it as 'subject: ...'`,
    );
  else if (url === '') problems.push("no address can be made of the subject; write it as 'url: ...'");
  const remarks: string[] = [];
  if (!given.category)
    remarks.push(`it has no category, so it is in ${USUAL_CATEGORY}; 'category: ...' sets another`);
  if (!given.date)
    remarks.push(`it has no date, so it is a draft; 'date: ${dateOf(now)}' publishes it on that day`);
  return {
    entries: {
      subject: subject ?? '',
      category: given.category ?? { name: USUAL_CATEGORY, slug: slugOf(USUAL_CATEGORY) },
      url,
      author: given.author ?? null,
      image: given.image ?? null,
      description: given.description ?? null,
      lang: given.lang ?? null,
      date: given.date ?? now.toISOString(),
      draft: given.date === undefined || (given.draft ?? false),
    },
    problems,
    remarks,
  };
}

/** Returns a readable name of a document: exports name a file by its document's title. */
function nameOf(source: string): string {
  const name =
    source
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]+$/, '') ?? '';
  const words = /\s/.test(name) ? name : name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
