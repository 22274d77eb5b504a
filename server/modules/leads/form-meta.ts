import { FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import { ATTRIBUTION_KEYS, readAttribution } from './attribution.ts';
import { readBaggage } from './baggage.ts';
import { CONTEXT_KEYS, type LeadContext, readContext, type ToldContext } from './lead-context.ts';

/** What a request says beside its body. */
export interface FormMeta {
  /** What stood in the honeypot. */
  trap: string | undefined;
  /** How long the page had been open, in milliseconds. */
  openMs: number | undefined;
  /** How the visitor came to the site at first, and the design of a chatbot. */
  attribution: Record<string, string> | undefined;
  context: LeadContext | undefined;
}

/** Where a request says it. */
export interface FormMetaSources extends Omit<ToldContext, 'entries'> {
  /** A W3C Baggage header. */
  baggage: string | string[] | undefined;
  /** The honeypot of a form without script, empty or not; such a form tells no time, for its page is a file. */
  postedTrap?: string | undefined;
  /** What a form without script told of the attribution, which wins. */
  postedAttribution?: Readonly<Record<string, string>> | undefined;
}

const KEYS = new Map<string, number>([
  [FORM_ENTRIES.openMs, 15],
  [FORM_ENTRIES.trap, 1],
  ...ATTRIBUTION_KEYS,
  ...CONTEXT_KEYS,
]);

/** Reads all of it at once. What cannot be read is left out: it must never cost a lead. */
export function readFormMeta({ baggage, postedTrap, postedAttribution, ...told }: FormMetaSources): FormMeta {
  const entries = readBaggage(baggage, KEYS);
  const openMs = entries[FORM_ENTRIES.openMs] ?? '';
  return {
    trap: postedTrap || entries[FORM_ENTRIES.trap],
    openMs: /^\d+$/.test(openMs) ? Number(openMs) : undefined,
    attribution: readAttribution(entries, postedAttribution),
    context: readContext({ ...told, entries }),
  };
}
