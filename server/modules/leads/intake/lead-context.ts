import { hash } from 'node:crypto';
import { CONSENT_ID, consentText } from 'contract/leads/consent.ts';
import { CONSENT_BY_ENTRY, FORM_ENTRIES, LAST_TOUCH_PREFIX } from 'contract/leads/form-entries.ts';
import { calculateRoi, ROI_FIELDS, type RoiField, readRoiInputs } from 'contract/product/roi.ts';
import { content } from '../../../shared/content.ts';
import { LONGEST_RECEIVED_TOUCH, TOUCH_KEYS, tidyTouch } from './touch.rules.ts';

/** Consent of a visitor, kept so that it can be shown years later. */
export interface Consent {
  /** Names the wording; absent when this server does not know the words, such as those of an older page. */
  id?: string;
  /** The words that the visitor saw, or those that an agent says its person said. */
  text: string;
  /** Claimant of the consent, an agent or a person of the team; absent where the visitor ticked the box. */
  claimedBy?: 'agent' | 'team';
  /**
   * Set where an agent's client showed the person these words as a question, and reported that they agreed; absent
   * otherwise.
   */
  elicitedBy?: 'agent';
  /** SHA-256 of them, in hexadecimal. */
  sha256: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** Time at which the visitor withdrew it, likewise; absent as long as it stands. */
  withdrawnAt?: string;
}

/** Context of a lead, beside its body and its first touch; stored as JSON in `leads.context`. */
export interface LeadContext {
  consent?: Consent;
  /** IANA name that the visitor's browser reported. */
  timeZone?: string;
  /** BCP 47 tag. */
  language?: string;
  /** Last touch of the visitor, by the keys of the first touch; absent where it was the same. */
  lastTouch?: Record<string, string>;
  /** The result of the ROI calculator that the visitor asked to bring (decision 008). */
  roi?: BroughtRoi;
}

/** Sources of the context in a request. */
export interface ContextSources {
  entries: Readonly<Record<string, string>>;
  /** Header of a form without script, whose language has no other source; not read otherwise. */
  acceptLanguage?: string | undefined;
  /** A form without script was sent with its checkbox of consent. */
  isConsentTicked?: boolean;
  productName: string;
  now: Date;
}

const LONGEST_CONSENT = 300;
const LONGEST_ROI = 200;
const LAST_TOUCH_KEYS = TOUCH_KEYS.map((key) => LAST_TOUCH_PREFIX + key);
export const CONTEXT_KEYS: ReadonlyMap<string, number> = new Map<string, number>([
  [FORM_ENTRIES.consentText, LONGEST_CONSENT],
  [FORM_ENTRIES.consentAgeMs, 15],
  [CONSENT_BY_ENTRY, 15],
  [FORM_ENTRIES.timeZone, 64],
  [FORM_ENTRIES.language, 35],
  [FORM_ENTRIES.roi, LONGEST_ROI],
  ...LAST_TOUCH_KEYS.map((key): [string, number] => [key, LONGEST_RECEIVED_TOUCH]),
]);

// Their form is enough: which zones and languages there are depends on the version of ICU on either side.
const TIME_ZONE = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;
/** A page may stand open for weeks; beyond that a clock has jumped. */
const OLDEST_CONSENT_MS = 30 * 24 * 3_600_000;

/** Reports whether a name has the form of an IANA name. */
export function isTimeZone(name: string): boolean {
  return TIME_ZONE.test(name);
}

/** The context of a lead: known keys, bounded, in the right form; `undefined` when the request has none of it. */
export function readContext(sources: ContextSources): LeadContext | undefined {
  const { entries } = sources;
  const timeZone = entries[FORM_ENTRIES.timeZone] ?? '';
  const language = entries[FORM_ENTRIES.language] ?? firstLanguage(sources.acceptLanguage);
  const consent = readConsent(entries, sources);
  const lastTouch = readLastTouch(entries);
  const roi = readBroughtRoi(entries[FORM_ENTRIES.roi]);
  const context: LeadContext = {
    ...(consent && { consent }),
    ...(isTimeZone(timeZone) && { timeZone }),
    ...(LANGUAGE.test(language) && { language }),
    ...(lastTouch && { lastTouch }),
    ...(roi && { roi }),
  };
  return Object.keys(context).length > 0 ? context : undefined;
}

function readConsent(
  entries: Readonly<Record<string, string>>,
  sources: ContextSources,
): Consent | undefined {
  const { isConsentTicked, productName, now } = sources;
  if (isConsentTicked) return describeConsent(consentText(productName), productName, now);
  const { [FORM_ENTRIES.consentText]: text, [FORM_ENTRIES.consentAgeMs]: age } = entries;
  if (text === undefined || age === undefined || !/^\d+$/.test(age)) return undefined;
  const ageMs = Math.min(Number(age), OLDEST_CONSENT_MS);
  const consent = describeConsent(text, productName, new Date(now.getTime() - ageMs));
  const by = entries[CONSENT_BY_ENTRY];
  if (by === 'agent') return { ...consent, claimedBy: 'agent' };
  return by === 'elicitation' ? { ...consent, elicitedBy: 'agent' } : consent;
}

/** The consent that a visitor gave to a person of the team, who books a demo for them. */
export function consentTold(productName: string, now: Date): Consent {
  return { ...describeConsent(consentText(productName), productName, now), claimedBy: 'team' };
}

function describeConsent(text: string, productName: string, at: Date): Consent {
  return {
    ...(text === consentText(productName) && { id: CONSENT_ID }),
    text,
    sha256: hash('sha256', text),
    at: at.toISOString(),
  };
}

function readLastTouch(entries: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const touch: Record<string, string> = {};
  for (const key of TOUCH_KEYS) {
    const value = entries[LAST_TOUCH_PREFIX + key];
    if (value !== undefined) touch[key] = value;
  }
  const tidied = tidyTouch(touch);
  return Object.keys(tidied).length > 0 ? tidied : undefined;
}

/** The first tag of an `Accept-Language`: what browsers put there is the language that is read best. */
function firstLanguage(header = ''): string {
  return (header.split(/[,;]/, 1)[0] ?? '').trim();
}

/** A result of the ROI calculator that a visitor brings to the demo. */
export interface BroughtRoi {
  /** Name of the use case in the calculator. */
  useCase: string;
  industry: string;
  employees: number;
  averageSalaryUsd: number;
  hoursPerWeek: number;
  automationPercentage: number;
  implementationCostUsd: number;
  potentialSavingsUsdPerYear: number;
  /** One decimal; null without a cost to pay back. */
  paybackMonths: number | null;
}

/**
 * Reads the figures that were entered, as a query string, and calculates again: results from a client are not trusted.
 * `undefined` for figures that the calculator would not take, or that save nothing.
 */
export function readBroughtRoi(figures = ''): BroughtRoi | undefined {
  const figuresSent = new URLSearchParams(figures);
  const entered = Object.fromEntries(ROI_FIELDS.map((field) => [field, figuresSent.get(field) ?? '']));
  const inputs = readRoiInputs(entered as Record<RoiField, string>, content().one('roi-options'));
  if (!inputs) return undefined;
  const { potentialSavings, paybackMonths } = calculateRoi(inputs);
  if (potentialSavings <= 0) return undefined;
  return {
    useCase: inputs.useCase.label,
    industry: inputs.industry.label,
    employees: inputs.employees,
    averageSalaryUsd: inputs.avgSalary,
    hoursPerWeek: inputs.hoursPerWeek,
    automationPercentage: inputs.automationPercentage,
    implementationCostUsd: inputs.implementationCost,
    potentialSavingsUsdPerYear: Math.round(potentialSavings),
    paybackMonths: paybackMonths === undefined ? null : Math.round(paybackMonths * 10) / 10,
  };
}
