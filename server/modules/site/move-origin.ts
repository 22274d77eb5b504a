/** No longer host begins here: neither that of `https://www.example.com.evil` nor one of another port. */
const ENDS = '(?![\\w-]|\\.\\w|:\\d)';

/**
 * Writes another origin wherever a text names the one that the site was built for, and its host where that stands
 * alone (legal texts, samples). Other hosts of its domain, and addresses of mail, stay.
 * @param from as `to`: `https://www.example.com`, without a trailing slash
 */
export function moveOrigin(text: string, from: string, to: string): string {
  if (from === to) return text;
  const host = escapeDots(new URL(from).host);
  const named = new RegExp(`${escapeDots(from)}${ENDS}|(?<![\\w.@/-])${host}${ENDS}`, 'g');
  const newHost = new URL(to).host;
  return text.replaceAll(named, (name) => (name === from ? to : newHost));
}

/** Nothing else in an origin means something else in a pattern. */
function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}
