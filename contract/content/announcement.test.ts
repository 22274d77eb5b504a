import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { AnnouncementSchema, endsTooEarly, isAnnounced } from './announcement.ts';

const NONE = { label: 'Announcement', text: 'We moved', link: '', from: '', until: '' };
const BERLIN = 'Europe/Berlin';

it.each([
  ['without dates', {}, '2026-12-24T12:00:00Z', true],
  ['without a text', { text: '' }, '2026-12-24T12:00:00Z', false],
  ['before its first day', { from: '2026-12-24' }, '2026-12-23T22:59:59Z', false],
  ['from its first day on', { from: '2026-12-24' }, '2026-12-23T23:00:00Z', true],
  ['before its moment', { from: '2026-12-24 18:30' }, '2026-12-24T17:29:59Z', false],
  ['from its moment on', { from: '2026-12-24 18:30' }, '2026-12-24T17:30:00Z', true],
  ['to the end of its last day', { until: '2026-12-24' }, '2026-12-24T22:59:59Z', true],
  ['after its last day', { until: '2026-12-24' }, '2026-12-24T23:00:00Z', false],
  ['in summer time', { from: '2026-07-01 09:00' }, '2026-07-01T07:00:00Z', true],
  ['after its last moment', { until: '2026-12-24 18:00' }, '2026-12-24T17:00:00Z', false],
])('an announcement %s: %o at %s is shown: %s', (_what, fields, now, expected) => {
  expect(isAnnounced({ ...NONE, ...fields }, BERLIN, new Date(now))).toBe(expected);
});

it.each([
  ['2026-12-24', '2026-12-24', false],
  ['2026-12-24 18:00', '2026-12-24', false],
  ['2026-12-24 18:00', '2026-12-24 18:00', true],
  ['2026-12-24', '2026-12-23', true],
  ['', '2026-12-23', false],
])('from %s until %s ends too early: %s', (from, until, expected) => {
  expect(endsTooEarly({ ...NONE, from, until })).toBe(expected);
});

it.each([
  [{ from: '2026-02-30' }, false],
  [{ from: '2026-12-24 24:00' }, false],
  [{ until: 'tomorrow' }, false],
  [{ link: '//example.com' }, false],
  [{ link: '/\\example.com' }, false],
  [{ link: 'javascript:alert(1)' }, false],
  [{ text: 'x'.repeat(81) }, false],
  [{ text: 'One\nTwo' }, false],
  [{ link: '/pricing#plans' }, true],
  [{ link: 'https://example.com/' }, true],
])('takes %o: %s', (fields, expected) => {
  expect(Compile(AnnouncementSchema).Check({ ...NONE, ...fields })).toBe(expected);
});
