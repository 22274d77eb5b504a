const KEYS = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing_page',
]);
const LONGEST_VALUE = 500;

/**
 * First-touch attribution from a W3C Baggage header: the known keys only, without control characters,
 * each cut to a sensible length. What cannot be read is left out: it must never cost a lead.
 */
export function readAttribution(baggage: string | undefined): Record<string, string> | undefined {
  const attribution: Record<string, string> = {};
  for (const member of (baggage ?? '').split(',')) {
    const [pair = ''] = member.split(';', 1);
    const equals = pair.indexOf('=');
    const key = pair.slice(0, Math.max(equals, 0)).trim();
    const value = KEYS.has(key) ? decode(pair.slice(equals + 1)) : '';
    if (value !== '') attribution[key] = value;
  }
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
