/** The known members of a baggage header, by their keys. */
export type BaggageEntries = Readonly<Record<string, string>>;

/** The keys that are read, each with the most characters of its value that are kept. */
export type BaggageKeys = ReadonlyMap<string, number>;

/**
 * The known members of a W3C Baggage header, decoded, without control characters, each cut to its length. What cannot be
 * read is left out: it must never cost a lead.
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
