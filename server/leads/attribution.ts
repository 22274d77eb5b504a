import { DESIGN_BAGGAGE_KEYS } from 'contract/chatbot-design.ts';

const KEYS = new Set<string>([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing_page',
  ...Object.values(DESIGN_BAGGAGE_KEYS),
]);
const LONGEST_VALUE = 500;

/**
 * What a W3C Baggage header tells beside a request: first-touch attribution and the design of a chatbot. The
 * known keys only, without control characters, each cut to a sensible length. What cannot be read is left
 * out: it must never cost a lead. What the form itself told, when it was posted without script, wins.
 */
export function readAttribution(
  baggage: string | undefined,
  told: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const attribution: Record<string, string> = {};
  for (const member of (baggage ?? '').split(',')) {
    const [pair = ''] = member.split(';', 1);
    const equals = pair.indexOf('=');
    const key = pair.slice(0, Math.max(equals, 0)).trim();
    const value = KEYS.has(key) ? decode(pair.slice(equals + 1)) : '';
    if (value !== '') attribution[key] = value;
  }
  Object.assign(attribution, told);
  return Object.keys(attribution).length > 0 ? attribution : undefined;
}

function decode(text: string): string {
  try {
    const value = decodeURIComponent(text.trim()).replaceAll(/\p{Cc}/gu, '');
    return value.slice(0, LONGEST_VALUE).toWellFormed();
  } catch {
    return '';
  }
}
