import type { IncomingHttpHeaders } from 'node:http';
import type { Device, Reader, ReaderRule } from 'contract/desk/visits.ts';
import { CRAWLERS } from 'contract/site/crawlers.ts';
import { isbot } from 'isbot';

/** Readers on whom each rule decides. */
export const READER_OF: Record<ReaderRule, Reader> = {
  ...{ unnamed: 'robots', ai: 'robots', robot: 'robots', markdown: 'robots', disguised: 'robots' },
  ...{ embedded: 'unsure', wordless: 'unsure', older: 'unsure' },
  ...{ navigation: 'people', call: 'people' },
};

const AI = new RegExp(
  [...CRAWLERS.fetch, ...CRAWLERS.train, 'OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'].join('|'),
  'i',
);
/** Versions from which a browser always sends `Sec-Fetch-Mode` to https (caniuse.com, 'Sec-Fetch headers'). */
const FIRST_WITH_NAVIGATION = [
  [/ Chrome\/(\d+)/, 80],
  [/ Firefox\/(\d+)/, 90],
  [/ Version\/(\d+).* Safari\//, 17],
] as const;
const BROWSER = /^(?:Mozilla|Opera|Lynx|Links|ELinks|w3m)\b/i;
/** A longer name is no browser's, and would take long to search. */
const LONGEST_NAME = 1_024;

interface Site {
  /** It is reached by https: without it, browsers leave their navigation headers out. */
  isSecure: boolean;
}

/** Traits that the name of a program gives away. */
export interface NamedProgram {
  /** Rule by which it is a robot; `undefined` for the name of a browser. */
  rule: ReaderRule | undefined;
  sendsNavigation: boolean;
  isTablet: boolean;
  isPhone: boolean;
}

/** Finds what the name of a program gives away. */
export function readName(name: string): NamedProgram {
  if (name.length > LONGEST_NAME) {
    return { rule: 'robot', sendsNavigation: false, isTablet: false, isPhone: false };
  }
  return {
    rule: judgeName(name),
    sendsNavigation: sendsNavigation(name),
    isTablet: /iPad|Tablet|Android(?!.*Mobile)/.test(name),
    isPhone: /Mobi|iPhone/.test(name),
  };
}

/** Judges by its headers who opens a page; the first rule that fits decides. @param program the reading of its name */
export function judgePage(
  headers: IncomingHttpHeaders,
  { isSecure }: Site,
  program: NamedProgram = readName(headers['user-agent'] ?? ''),
): ReaderRule {
  if (program.rule) return program.rule;
  // A driven browser may change its name, and forget its brands.
  if (headers['sec-ch-ua']?.toString().includes('Headless')) return 'disguised';
  // Every browser asks for HTML when it opens a page, whatever its age.
  if (!headers.accept?.includes('text/html')) return asksMarkdown(headers) ? 'markdown' : 'disguised';
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return isSecure && program.sendsNavigation ? 'disguised' : 'older';
  if (mode !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return 'embedded';
  return headers['accept-language'] ? 'navigation' : 'wordless';
}

/** Judges by its headers who makes a call: a page of this site makes it for a person. */
export function judgeCall(headers: IncomingHttpHeaders): ReaderRule {
  const { rule } = readName(headers['user-agent'] ?? '');
  return rule ?? (headers['sec-fetch-site'] === 'same-origin' ? 'call' : 'older');
}

/** Device on which a page is read. */
export function readDevice(headers: IncomingHttpHeaders, { isTablet, isPhone }: NamedProgram): Device {
  const mobile = headers['sec-ch-ua-mobile'] === '?1';
  if (isTablet && !mobile) return 'tablet';
  return mobile || isPhone ? 'phone' : 'computer';
}

/** Language first asked for, as ISO 639-1, `en`; empty without one. */
export function readLanguage({ 'accept-language': languages = '' }: IncomingHttpHeaders): string {
  return /^([a-z]{2})(?:[-_,;]|$)/i.exec(languages)?.[1]?.toLowerCase() ?? '';
}

function judgeName(name: string): ReaderRule | undefined {
  if (name.trim() === '') return 'unnamed';
  if (AI.test(name)) return 'ai';
  // What does not begin as browsers do is a program, whether it is known or not.
  return !BROWSER.test(name) || isRobot(name) ? 'robot' : undefined;
}

/** Browsers in a terminal are read by people, and `isbot` knows some of them as tools. */
function isRobot(name: string): boolean {
  return isbot(name) && !/^(?:Lynx|Links|ELinks|w3m)\b/i.test(name);
}

function asksMarkdown({ accept = '' }: IncomingHttpHeaders): boolean {
  return accept.includes('text/markdown');
}

function sendsNavigation(name: string): boolean {
  return FIRST_WITH_NAVIGATION.some(([pattern, first]) => Number(pattern.exec(name)?.[1] ?? 0) >= first);
}
