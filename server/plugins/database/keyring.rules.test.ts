import { describe, expect, it } from 'vitest';
import { toKeyring } from './keyring.rules.ts';

const DAY_MS = 86_400_000;
const ROTATED = new Date('2026-03-10T06:30:00Z');
const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const text = (key: Buffer) => key.toString('base64url');
const STORED = { value: text(NEW), previous: text(OLD), rotatedAt: ROTATED.toISOString() };
const after = (ms: number) => toKeyring(STORED, new Date(ROTATED.getTime() + ms), 3 * DAY_MS);

describe('toKeyring', () => {
  it.each([
    [0, OLD, [NEW, OLD]],
    [59_999, OLD, [NEW, OLD]],
    [60_000, NEW, [NEW, OLD]],
    [60_000 + 3 * DAY_MS - 1, NEW, [NEW, OLD]],
    [60_000 + 3 * DAY_MS, NEW, [NEW]],
    // A clock that was set back.
    [-DAY_MS, OLD, [NEW, OLD]],
  ])('returns the signing key and the accepted keys %i ms after a rotation', (ms, signing, accepted) => {
    expect(after(ms)).toEqual({ signing, accepted });
  });

  it('returns one key when there is no previous one', () => {
    const alone = { signing: NEW, accepted: [NEW] };
    expect(toKeyring({ ...STORED, previous: null }, ROTATED, DAY_MS)).toEqual(alone);
    expect(toKeyring({ value: text(NEW), previous: null, rotatedAt: null }, ROTATED, DAY_MS)).toEqual(alone);
  });
});
