import { DESIGN_BAGGAGE_KEYS } from 'contract/leads/chatbot-design.ts';
import { FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import { CONTEXT_KEYS, type ContextSources, type LeadContext, readContext } from './lead-context.ts';
import { LONGEST_RECEIVED_TOUCH, TOUCH_KEYS, tidyTouch } from './touch.rules.ts';

/** Data of a request beside its body. */
export interface FormMeta {
  /** Value of the honeypot. */
  honeypot: string | undefined;
  /** Time for which the page had been open, in milliseconds. */
  openMs: number | undefined;
  /** First touch of the visitor, and the design of a chatbot. */
  attribution: Record<string, string> | undefined;
  context: LeadContext | undefined;
}

/** Sources of these data in a request. */
export interface FormMetaSources extends Omit<ContextSources, 'entries'> {
  /** A W3C Baggage header. */
  baggage: string | string[] | undefined;
  /**
   * Value of the honeypot of a form without script, empty or not; such a form reports no time, for its page is a file.
   */
  postedHoneypot?: string | undefined;
  /** Attribution that a form without script sent, which wins. */
  postedAttribution?: Readonly<Record<string, string>> | undefined;
}

export const ATTRIBUTION_KEYS: ReadonlyMap<string, number> = new Map(
  [...TOUCH_KEYS, ...Object.values(DESIGN_BAGGAGE_KEYS)].map((key) => [key, LONGEST_RECEIVED_TOUCH]),
);

const KEYS = new Map<string, number>([
  [FORM_ENTRIES.openMs, 15],
  [FORM_ENTRIES.honeypot, 1],
  ...ATTRIBUTION_KEYS,
  ...CONTEXT_KEYS,
]);

/** Reads all of it at once. What cannot be read is left out: it must never cost a lead. */
export function readFormMeta({
  baggage,
  postedHoneypot,
  postedAttribution,
  ...declared
}: FormMetaSources): FormMeta {
  const entries = readBaggage(baggage, KEYS);
  const openMs = entries[FORM_ENTRIES.openMs] ?? '';
  return {
    honeypot: postedHoneypot || entries[FORM_ENTRIES.honeypot],
    openMs: /^\d+$/.test(openMs) ? Number(openMs) : undefined,
    attribution: readAttribution(entries, postedAttribution),
    context: readContext({ ...declared, entries }),
  };
}

/** The known members of a baggage header, by their keys. */
export type BaggageEntries = Readonly<Record<string, string>>;

/** The keys that are read, each with the most characters of its value that are kept. */
export type BaggageKeys = ReadonlyMap<string, number>;

/**
 * The known members of a W3C Baggage header, decoded, without control characters, each cut to its length. What cannot
 * be read is left out: it must never cost a lead.
 */
export function readBaggage(
  header: string | string[] | undefined,
  keys: BaggageKeys,
): Record<string, string> {
  const members: Record<string, string> = {};
  if (typeof header !== 'string') return members;
  for (const member of header.split(',')) {
    const [pair = ''] = member.split(';', 1);
    const equals = pair.indexOf('=');
    const key = pair.slice(0, Math.max(equals, 0)).trim();
    const longest = keys.get(key);
    const value = longest === undefined ? '' : decode(pair.slice(equals + 1), longest);
    if (value !== '') members[key] = value;
  }
  return members;
}

function decode(text: string, longest: number): string {
  try {
    const value = decodeURIComponent(text.trim()).replaceAll(/\p{Cc}/gu, '');
    return value.slice(0, longest).toWellFormed();
  } catch {
    return '';
  }
}

/**
 * Reads the attribution of a W3C Baggage header: first touch and the design of a chatbot. Values of a form that was
 * posted without script win.
 */
export function readAttribution(
  entries: BaggageEntries,
  declared: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const known = Object.fromEntries(Object.entries(entries).filter(([key]) => ATTRIBUTION_KEYS.has(key)));
  const attribution = { ...tidyTouch(known), ...declared };
  return Object.keys(attribution).length > 0 ? attribution : undefined;
}
