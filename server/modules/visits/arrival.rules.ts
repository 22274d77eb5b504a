import type { IncomingHttpHeaders } from 'node:http';
import { OTHER_NAMES, type SourceKind } from 'contract/desk/visits.ts';
import { LRUCache } from 'lru-cache';
import { holdsAddress } from '../../shared/addresses/find-address.ts';

/** Place of a page within its visit. */
export interface Arrival {
  /** Nothing of this site led to it. */
  isFirst: boolean;
  /** Loaded ahead: it may never be shown. */
  isPrefetched: boolean;
}

/** Origin of a first page. */
export interface Source {
  kind: SourceKind;
  /** Site or label of a campaign's source; empty where none is named. */
  name: string;
  /** Empty without one. */
  campaign: string;
}

/**
 * Reads from its headers whether a page begins a visit. A page of this site that names itself as the referrer comes
 * first: Chromium prefetches by speculation rules with `Sec-Fetch-Site: none`. A reload repeats the headers of the first
 * time; Chromium and WebKit mark it with `max-age=0`, and one of Firefox counts again.
 */
export function readArrival(headers: IncomingHttpHeaders): Arrival {
  const site = headers['sec-fetch-site'];
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '';
  const isPrefetched = purpose.toString().startsWith('prefetch');
  const isOwn = site === 'same-origin' || isFromHost(headers.referer, headers.host);
  const isReload = site !== undefined && headers['cache-control'] === 'max-age=0';
  return { isFirst: !isOwn && !isReload, isPrefetched };
}

function isFromHost(referer: string | undefined, host: string | undefined): boolean {
  if (referer === undefined || host === undefined) return false;
  const begin = referer.indexOf('//') + 2;
  return begin > 1 && referer.startsWith(host, begin) && /^(?:\/|$)/.test(referer.slice(begin + host.length));
}

/** Search engines, and of Google and Yahoo no mail and no documents. */
const SEARCH =
  /^google\.[a-z.]+$|(?:^|\.)search\.yahoo\.[a-z.]+$|(?:^|\.)(?:bing|duckduckgo|ecosia|startpage|qwant|yandex|baidu|naver|seznam|kagi)\.[a-z.]+$|^search\.brave\.com$/;
const SOCIAL =
  /(?:^|\.)(?:linkedin\.com|lnkd\.in|facebook\.com|fb\.com|instagram\.com|threads\.(?:net|com)|twitter\.com|x\.com|t\.co|reddit\.com|youtube\.com|tiktok\.com|pinterest\.[a-z.]+|xing\.com|mastodon\.[a-z.]+|bsky\.app|news\.ycombinator\.com|quora\.com|medium\.com)$/;
const ASSISTANTS =
  /(?:^|\.)(?:chatgpt\.com|chat\.openai\.com|perplexity\.ai|claude\.ai|gemini\.google\.com|copilot\.microsoft\.com|copilot\.cloud\.microsoft|mistral\.ai|chat\.deepseek\.com|meta\.ai|grok\.com|you\.com|poe\.com|phind\.com)$/;

/** Labels of an address and its referrer, as a request for a page has them, or a lead. */
export interface Touch {
  utm_source?: string | null;
  utm_medium?: string | null;
  utm_campaign?: string | null;
  referrer?: string | null | undefined;
}

/** Reads what led to a first page. @param query with its question mark, or empty */
export function readSource(query: string, referrer: string | undefined): Source {
  if (!query.includes('utm_')) return sourceOf({ referrer });
  const labels = new URLSearchParams(query);
  const [utm_source, utm_medium, utm_campaign] = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) =>
    labels.get(name),
  );
  return sourceOf({ utm_source, utm_medium, utm_campaign, referrer } as Touch);
}

/** Names a source: its labels count before its referrer. */
export function sourceOf({ utm_source, utm_medium, utm_campaign, referrer }: Touch): Source {
  const [label, campaign] = [nameLabel(utm_source), nameLabel(utm_campaign)];
  const host = hostOf(referrer);
  // Assistants and networks name themselves in a label too: `utm_source=chatgpt.com`.
  const kind = kindOfHost(label);
  if (kind) return { kind, name: label, campaign };
  if (label || campaign || utm_medium) return { kind: 'campaign', name: label || host, campaign };
  if (host === '') return { kind: 'direct', name: '', campaign: '' };
  return { kind: kindOfHost(host) ?? 'site', name: host, campaign: '' };
}

function kindOfHost(host: string): SourceKind | undefined {
  if (!host.includes('.')) return undefined;
  if (ASSISTANTS.test(host)) return 'ai';
  if (SOCIAL.test(host)) return 'social';
  return SEARCH.test(host) ? 'search' : undefined;
}

const LONGEST_LABEL = 60;
/** Labels that were searched for addresses, which takes longer than to answer a page. */
const labels = new LRUCache<string, string>({ max: 500 });

/** A label in one line and lower case. One that may name a person, or is longer than a label, is no name to count. */
function nameLabel(value: string | null | undefined): string {
  if (!value) return '';
  if (value.length > LONGEST_LABEL) return OTHER_NAMES;
  const known = labels.get(value);
  if (known !== undefined) return known;
  const label = value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .toWellFormed();
  const name = /@|%40/.test(label) || holdsAddress(value) ? OTHER_NAMES : label;
  labels.set(value, name);
  return name;
}

/** Name of the site of a referrer; empty where none can be read. */
function hostOf(referrer: string | null | undefined): string {
  if (!referrer) return '';
  const address = URL.parse(referrer);
  if (!address || !/^https?:$/.test(address.protocol)) return appOf(referrer);
  const host = address.hostname.replace(/^www\./, '').toLowerCase();
  return host.length > LONGEST_LABEL ? OTHER_NAMES : host;
}

/** Apps of Android name themselves: `android-app://com.linkedin.android/`. */
function appOf(referrer: string): string {
  const app = /^android-app:\/\/([a-z0-9._]{1,60})\/?/i.exec(referrer)?.[1]?.toLowerCase() ?? '';
  if (/^com\.google\.android\./.test(app)) return 'google.com';
  return app === 'com.linkedin.android' ? 'linkedin.com' : app;
}
