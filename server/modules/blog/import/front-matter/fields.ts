import { slugOf } from 'contract/blog/blog-rules.ts';
import { readWrittenDate } from './written-date.ts';

/** One entry of the block at the top of an article's file. */
export interface Field<T> {
  /** Description of a correct value; follows the entry's name and ' must be '. */
  accepts: string;
  /** Reads the text of the value; `undefined` means that it is not acceptable. */
  read: (text: string) => T | undefined;
  /** Says more of a value that is not acceptable, where it can be seen what was meant. */
  explain?: (text: string) => string | undefined;
  /** A missing value is a mistake, and not the same as a missing entry. */
  isNeverEmpty?: boolean;
}

export const LONGEST_SUBJECT = 200;
export const LONGEST_URL = 120;
const LONGEST_NAME = 100;
/** Search engines show about half of it. */
const LONGEST_DESCRIPTION = 300;
const LONGEST_IMAGE = 2_000;
const CONTROL_OR_LONE_SURROGATE = /[\p{Cc}\p{Cs}]/u;
const CATEGORY = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &+',()-]*$/u;
const URL_PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_LANGUAGE = 35;

/** Every entry that a file may have. */
export const FIELDS = {
  subject: {
    accepts: `text of at most ${LONGEST_SUBJECT} characters`,
    read: (text: string) => readLine(text, LONGEST_SUBJECT),
  },
  category: {
    accepts: "a name such as Customer Support, of letters, digits, spaces and & + - , ' ( ), but not All",
    read: readCategory,
  },
  url: {
    accepts: `lower-case letters and digits, with a hyphen between words, at most ${LONGEST_URL} characters`,
    read: (text: string) => readMatching(text, URL_PART, LONGEST_URL),
    explain: (text: string) => {
      const likely = urlOf(text);
      return likely && `such as ${likely}`;
    },
  },
  author: {
    accepts: `a name of at most ${LONGEST_NAME} characters`,
    read: (text: string) => readLine(text, LONGEST_NAME),
  },
  image: { accepts: 'an address that begins with / or https://', read: readImage },
  description: {
    accepts: `text of at most ${LONGEST_DESCRIPTION} characters`,
    read: (text: string) => readLine(text, LONGEST_DESCRIPTION),
  },
  date: {
    accepts:
      'a day of the calendar such as 2026-03-04, or a time with its zone such as 2026-03-04T09:00:00+05:30',
    read: (text: string) => {
      const date = readWrittenDate(text);
      return 'moment' in date ? date.moment : undefined;
    },
    explain: (text: string) => {
      const date = readWrittenDate(text);
      return 'problem' in date ? date.problem : undefined;
    },
  },
  lang: { accepts: 'the code of a language such as de or pt-BR', read: readLanguage },
  draft: { accepts: 'true or false', read: readSwitch, isNeverEmpty: true },
} satisfies Record<string, Field<unknown>>;

export type FieldName = keyof typeof FIELDS;

/** Values of the entries that were given. */
export type GivenEntries = {
  [Name in FieldName]?: Exclude<ReturnType<(typeof FIELDS)[Name]['read']>, undefined>;
};

/** The last part of an address that can be made of a title; empty where its script has no Latin letters. */
export function urlOf(title: string): string {
  const words = title
    .replace(/ß/g, 'ss')
    .replace(/['’]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let url = '';
  for (const word of words ?? []) {
    const longer = url === '' ? word : `${url}-${word}`;
    if (longer.length > LONGEST_URL) break;
    url = longer;
  }
  return url;
}

/** Text of one line; several lines, as YAML allows them, become one. */
function readLine(text: string, most: number): string | undefined {
  const line = text.trim().replace(/\s+/g, ' ');
  const isText = line !== '' && line.length <= most && !CONTROL_OR_LONE_SURROGATE.test(line);
  return isText ? line : undefined;
}

function readMatching(text: string, pattern: RegExp, most: number): string | undefined {
  return text.length <= most && pattern.test(text) ? text : undefined;
}

/** Reads a category other than All: the list of articles has a chip of that name for those of every category. */
function readCategory(text: string): { name: string; slug: string } | undefined {
  const name = readLine(text, LONGEST_NAME);
  if (name === undefined || !CATEGORY.test(name)) return undefined;
  const slug = slugOf(name);
  return slug === 'all' ? undefined : { name, slug };
}

function readImage(text: string): string | undefined {
  const address = readMatching(text, /^(?:https:\/\/|\/)[^\s\\]+$/, LONGEST_IMAGE);
  return address?.startsWith('//') || !URL.canParse(address ?? '', 'https://own.invalid')
    ? undefined
    : address;
}

/** BCP 47, in the form that `lang` has in HTML. */
function readLanguage(text: string): string | undefined {
  const code = text.replaceAll('_', '-');
  if (code.length > LONGEST_LANGUAGE || !/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(code)) return undefined;
  try {
    const [language] = Intl.getCanonicalLocales(code);
    return language;
  } catch {
    return undefined;
  }
}

/** Reads a switch, also as YAML 1.1 has it, which many editors know. */
function readSwitch(text: string): boolean | undefined {
  if (/^(?:true|yes|on)$/i.test(text)) return true;
  return /^(?:false|no|off)$/i.test(text) ? false : undefined;
}
