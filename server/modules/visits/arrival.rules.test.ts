import { describe, expect, it } from 'vitest';
import { readArrival, readSource, sourceOf } from './arrival.rules.ts';

const host = 'site.example';
const inner = { isFirst: false, isPrefetched: false };
const first = { isFirst: true, isPrefetched: false };

describe('the place of a page in its visit', () => {
  it.each([
    ['typed or from a bookmark', { 'sec-fetch-site': 'none' }, first],
    ['from another site', { 'sec-fetch-site': 'cross-site', referer: 'https://news.example/' }, first],
    ['from the application', { 'sec-fetch-site': 'same-site' }, first],
    ['from a page of this site', { 'sec-fetch-site': 'same-origin' }, inner],
    ['reloaded by Chromium', { 'sec-fetch-site': 'none', 'cache-control': 'max-age=0' }, inner],
    ['without such headers, from elsewhere', { referer: 'https://news.example/' }, first],
    ['without such headers, from here', { referer: `https://${host}/pricing` }, inner],
    ['from a host that only begins like ours', { referer: `https://${host}.evil.example/` }, first],
    [
      'prefetched by our speculation rules',
      { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch', referer: `https://${host}/` },
      { isFirst: false, isPrefetched: true },
    ],
    [
      'prefetched by a search engine',
      { 'sec-fetch-site': 'cross-site', 'sec-purpose': 'prefetch;anonymous-client-ip' },
      { isFirst: true, isPrefetched: true },
    ],
    ['prefetched by Safari', { purpose: 'prefetch' }, { isFirst: true, isPrefetched: true }],
  ])('is read where it is %s', (_, headers, expected) => {
    expect(readArrival({ host, ...headers })).toEqual(expected);
  });
});

describe('the source of a first page', () => {
  it.each([
    ['', undefined, { kind: 'direct', name: '', campaign: '' }],
    ['', 'https://www.google.de/', { kind: 'search', name: 'google.de', campaign: '' }],
    ['', 'https://mail.google.com/', { kind: 'site', name: 'mail.google.com', campaign: '' }],
    ['', 'https://gemini.google.com/', { kind: 'ai', name: 'gemini.google.com', campaign: '' }],
    ['', 'https://www.linkedin.com/feed', { kind: 'social', name: 'linkedin.com', campaign: '' }],
    ['', 'android-app://com.linkedin.android/', { kind: 'social', name: 'linkedin.com', campaign: '' }],
    ['', 'https://harborlight.example/a?b=c', { kind: 'site', name: 'harborlight.example', campaign: '' }],
    ['', 'no address', { kind: 'direct', name: '', campaign: '' }],
    ['?utm_source=chatgpt.com', undefined, { kind: 'ai', name: 'chatgpt.com', campaign: '' }],
    [
      '?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring',
      'https://mail.example/',
      { kind: 'campaign', name: 'newsletter', campaign: 'spring' },
    ],
    ['?utm_campaign=fair', undefined, { kind: 'campaign', name: '', campaign: 'fair' }],
    [
      '?utm_source=mira%40example.com&utm_campaign=mira%2540example.com',
      undefined,
      { kind: 'campaign', name: '(other)', campaign: '(other)' },
    ],
    [`?utm_source=${'x'.repeat(61)}`, undefined, { kind: 'campaign', name: '(other)', campaign: '' }],
  ])('of %s from %s is named by its kind', (query, referrer, expected) => {
    expect(readSource(query, referrer)).toEqual(expected);
  });

  it('is the same for a lead as for its visit', () => {
    const touch = { utm_source: 'newsletter', utm_campaign: 'spring', referrer: 'https://mail.example/' };
    expect(sourceOf(touch)).toEqual(
      readSource('?utm_source=newsletter&utm_campaign=spring', 'https://mail.example/'),
    );
  });
});
