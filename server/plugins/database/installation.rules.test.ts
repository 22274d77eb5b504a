import { expect, it } from 'vitest';
import { findCopyReason } from './installation.rules.ts';

const LIVE = { publicUrl: 'https://www.example.com', postgresId: '7/1', restoredAt: null };
const NEW = { publicUrl: null, postgresId: null, restoredAt: null };

it.each([
  [
    'has never been live anywhere',
    NEW,
    { publicUrl: 'https://www.example.com', postgresId: '7/1' },
    undefined,
  ],
  ['is where it was', LIVE, { publicUrl: 'https://www.example.com', postgresId: '7/1' }, undefined],
  [
    'was moved from Postgres to SQLite',
    LIVE,
    { publicUrl: 'https://www.example.com', postgresId: null },
    undefined,
  ],
  ['is opened by a command without settings', LIVE, { publicUrl: undefined, postgresId: null }, undefined],
  [
    'was restored',
    { ...NEW, restoredAt: '2026-11-25T18:04:23.000Z' },
    { publicUrl: null, postgresId: null },
    'was restored from a copy on 2026-11-25 18:04 UTC',
  ],
  [
    'serves another address',
    LIVE,
    { publicUrl: 'https://staging.example.com', postgresId: '7/1' },
    'was live with PUBLIC_URL=https://www.example.com, and PUBLIC_URL is https://staging.example.com now',
  ],
  [
    'has no address any more',
    LIVE,
    { publicUrl: null, postgresId: '7/1' },
    'was live with PUBLIC_URL=https://www.example.com, and PUBLIC_URL is not set now',
  ],
  [
    'is in another cluster',
    LIVE,
    { publicUrl: 'https://www.example.com', postgresId: '8/1' },
    'was live in another Postgres database',
  ],
  [
    'is in the same cluster as the live one',
    LIVE,
    { publicUrl: 'https://www.example.com', postgresId: '7/2' },
    'was live in another Postgres database',
  ],
])('judges a database that %s', (_what, stored, present, reason) => {
  expect(findCopyReason(stored, present)).toBe(reason);
});
