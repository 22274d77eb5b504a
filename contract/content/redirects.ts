import Type from 'typebox';
import { API_PREFIX, CHAT_SOCKET_PATH, MCP_PATH } from '../api-paths.ts';
import { BLOG_PICTURES, BOOKING_PAGE, CALENDAR_FEED, THANK_YOU_PAGE } from '../site/addresses.ts';
import type { TextKind } from './fields.ts';
import { addressesOff, documentAt } from './pages-off.ts';
import { group } from './parts.ts';

const MOST_LINES = 500;
/** A draft travels with the text before it, in one body of 64 KiB. */
const MOST_CHARACTERS = 28_000;
const GONE = 'off';
const PATH = /^\/(?!\/)[^\s?#\\]*$/;
const TARGET = /^(?:\/(?![/\\])|https:\/\/[\w[])[^\s\\]*$/;
/** Addresses that the server or the law needs, with all below them. */
const KEPT = [
  ...[API_PREFIX, MCP_PATH, '/desk', CHAT_SOCKET_PATH.replace(/\/$/, ''), '/_astro', '/.well-known'],
  ...['/healthz', '/readyz', BOOKING_PAGE, THANK_YOU_PAGE, CALENDAR_FEED, BLOG_PICTURES],
  ...['/privacy', '/terms', '/cookies', '/legal-notice', '/data-processing'],
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/openapi.json', '/asyncapi.json'],
];

/** Targets by address; `undefined` of an address that is gone. */
export type Moves = ReadonlyMap<string, string | undefined>;

/** Redirect as it was read. */
interface Rule {
  target: string | undefined;
  line: number;
}

/** Addresses of the site that lead elsewhere, or are gone. */
export const RedirectsSchema = group({
  rules: Type.Refine(
    Type.String({
      title: 'Redirects',
      description:
        'One a line: /old-address /new-address, or /address off for a page that is gone. Articles are moved under Articles',
      kind: 'lines' satisfies TextKind,
      maxLength: MOST_CHARACTERS,
    }),
    (text) => readRedirects(text).problems.length === 0,
    (text) => readRedirects(text).problems[0] ?? '',
  ),
});

/** Reads redirects, one a line. @returns the right ones, and what is wrong with the others, by line */
export function readRedirects(text: string): { rules: ReadonlyMap<string, Rule>; problems: string[] } {
  const rules = new Map<string, Rule>();
  const problems: string[] = [];
  const report = (line: number, problem: string) => problems.push(atLine(line, problem));
  for (const [index, written] of text.split('\n').entries()) {
    const [from = '', to, ...more] = written.trim().split(/\s+/);
    const line = index + 1;
    const address = addressOf(from);
    if (from === '') continue;
    if (to === undefined || more.length > 0)
      report(line, 'write two words, /old-address /new-address or /address off');
    else if (!PATH.test(from)) report(line, `“${from}” begins with / and has no ? and no #`);
    else if (isKept(address)) report(line, `“${from}” stays: the server, a form or the law needs it`);
    else if (rules.has(address)) report(line, `“${from}” is in line ${rules.get(address)?.line} already`);
    else if (to !== GONE && !TARGET.test(to))
      report(line, `“${to}” is no page of the site and no https address`);
    else {
      const target = to === GONE ? undefined : to;
      const name = documentAt(address, '');
      const off = name === undefined ? [] : addressesOff(name, target, '');
      if (typeof off === 'string') report(line, `“${from}” ${off}`);
      rules.set(address, { target, line });
    }
  }
  if (rules.size > MOST_LINES)
    report(MOST_LINES + 1, `at most ${MOST_LINES} redirects are right: take out the oldest`);
  for (const [address, { target, line }] of rules) {
    const problem = target === undefined ? undefined : problemOfWay(rules, address, target);
    if (!problem) continue;
    report(line, problem);
    // One is enough to refuse the text, and each of a long chain would be followed to its end.
    break;
  }
  return { rules, problems };
}

/** Returns `Line 3: …`. */
export function atLine(line: number, problem: string): string {
  return `Line ${line}: ${problem}`;
}

/** Returns the path of an address of the site, without a slash at its end. */
export function addressOf(target: string): string {
  const [path = ''] = target.split(/[?#]/);
  return decode(path.length > 1 ? path.replace(/\/$/, '') : path);
}

/** Returns what is wrong with where an address leads: to itself, in a circle, on to another one, or to nothing. */
function problemOfWay(rules: ReadonlyMap<string, Rule>, address: string, target: string): string | undefined {
  const first = addressOf(target);
  if (first === address) return `“${address}” leads to itself: take the line out`;
  const seen = new Set([address]);
  let end = target;
  for (let rule = rules.get(first); rule; rule = rules.get(addressOf(end))) {
    if (rule.target === undefined) return `“${end}” is off: choose another address`;
    if (seen.has(addressOf(end)))
      return `“${address}” and “${first}” lead in a circle: take one of the lines out`;
    seen.add(addressOf(end));
    end = rule.target;
  }
  return end === target ? undefined : `“${first}” leads on to “${end}”: write ${address} ${end}`;
}

function isKept(address: string): boolean {
  return address === '/' || KEPT.some((kept) => address === kept || address.startsWith(`${kept}/`));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
