import { slugOf } from 'contract/blog/blog-rules.ts';
import { isRealDate } from 'contract/leads/demo-slots.ts';

/** One entry of the block at the top of an article's file. */
export interface Field<T> {
  /** What a correct value is; follows the entry's name and ' must be '. */
  accepts: string;
  /** Reads what YAML made of the value; `undefined` means that it is not acceptable. */
  read: (value: unknown) => T | undefined;
  /** Taken when the entry is missing; without it, the entry is required. */
  absent?: T;
  /** Says more of a value that is not acceptable, where it can be seen what was meant. */
  explain?: (value: unknown) => string | undefined;
}

const LONGEST_SUBJECT = 200;
const LONGEST_NAME = 100;
const LONGEST_URL = 120;
const LONGEST_IMAGE = 2_000;
const CONTROL_OR_LONE_SURROGATE = /[\p{Cc}\p{Cs}]/u;
const CATEGORY = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &+',()-]*$/u;
const URL_PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME_WITH_ZONE =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Every entry that a file may have. */
export const FIELDS = {
  subject: field(`text of at most ${LONGEST_SUBJECT} characters, in quotes if it is a number`, (value) =>
    readLine(value, LONGEST_SUBJECT),
  ),
  category: field(
    "a name such as Customer Support, of letters, digits, spaces and & + - , ' ( ), but not All",
    readCategory,
  ),
  url: field(
    `lower-case letters and digits, with a hyphen between words, at most ${LONGEST_URL} characters; in quotes if it is a number`,
    (value) => readMatching(value, URL_PART, LONGEST_URL),
  ),
  author: optional(
    null,
    `a name of at most ${LONGEST_NAME} characters, in quotes if it is a number`,
    (value) => (value === null ? null : readLine(value, LONGEST_NAME)),
  ),
  image: optional(null, 'an address that begins with / or https://', (value) =>
    value === null ? null : readImage(value),
  ),
  date: {
    ...field(
      'a day of the calendar such as 2026-03-04, or a time with its zone such as 2026-03-04T09:00:00+05:30',
      readMoment,
    ),
    explain: explainDay,
  },
  draft: optional(false, 'true or false', readSwitch),
};

export type FieldName = keyof typeof FIELDS;

export type FrontMatter = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends Field<infer T> ? T : never;
};

function field<T>(accepts: string, read: Field<T>['read']): Field<T> {
  return { accepts, read };
}

function optional<T>(absent: T, accepts: string, read: Field<T>['read']): Field<T> {
  return { accepts, read, absent };
}

/** Text of one line; several lines, as YAML allows them, become one. */
function readLine(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.trim().replace(/\s+/g, ' ');
  const isText = line !== '' && line.length <= most && !CONTROL_OR_LONE_SURROGATE.test(line);
  return isText ? line : undefined;
}

function readMatching(value: unknown, pattern: RegExp, most: number): string | undefined {
  return typeof value === 'string' && value.length <= most && pattern.test(value) ? value : undefined;
}

/** Not All: the list of articles has a chip of that name for those of every category. */
function readCategory(value: unknown): { name: string; slug: string } | undefined {
  const name = readLine(value, LONGEST_NAME);
  if (name === undefined || !CATEGORY.test(name)) return undefined;
  const slug = slugOf(name);
  return slug === 'all' ? undefined : { name, slug };
}

function readImage(value: unknown): string | undefined {
  const address = readMatching(value, /^(?:https:\/\/|\/)[^\s\\]+$/, LONGEST_IMAGE);
  return address?.startsWith('//') || !URL.canParse(address ?? '', 'https://own.invalid')
    ? undefined
    : address;
}

/** Also as YAML 1.1 has it, which many editors know; here such words are texts. */
function readSwitch(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  if (/^(?:yes|on)$/i.test(value)) return true;
  return /^(?:no|off)$/i.test(value) ? false : undefined;
}

/** A day begins at midnight UTC. */
function readMoment(value: unknown): string | undefined {
  if (typeof value !== 'string' || !(DAY.test(value) || TIME_WITH_ZONE.test(value))) return undefined;
  return isRealDate(value.slice(0, 'YYYY-MM-DD'.length)) ? new Date(value).toISOString() : undefined;
}

/** Day, month and year in the order of most of Europe and India, and days that no month has. */
function explainDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value) ?? [];
  const written = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value.slice(0, 10);
  if (!DAY.test(written)) return undefined;
  if (!isRealDate(written)) return `${value} is no day of the calendar`;
  return year ? `the year comes first: ${written}` : undefined;
}
