import { describe, expect, it } from 'vitest';
import { startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { findRefused } from './visitors-changes.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('changes that a visitor may make', () => {
  it.each<
    [what: string, kind: string | undefined, moves: number, minutes: number, change: 'move' | 'cancel']
  >([
    ['a first move', undefined, 0, 120, 'move'],
    ['the last move', undefined, 1, 120, 'move'],
    ['one more move', 'too_many_moves', 2, 120, 'move'],
    ['a cancellation after all moves', undefined, 2, 120, 'cancel'],
    ['a move at the deadline', undefined, 0, 60, 'move'],
    ['a move after it', 'too_late', 0, 59, 'move'],
    ['a cancellation after it', 'too_late', 0, 59, 'cancel'],
  ])('%s: %s', (_what, kind, moves, minutes, change) => {
    const limits = { demoMostMoves: 2, demoChangeNoticeMinutes: 60 };
    expect(findRefused({ start: inMinutes(minutes), moves }, limits, NOW, change)?.kind).toBe(kind);
  });

  it('are without limits unless there are some', () => {
    expect(findRefused({ start: NOW, moves: 99 }, {}, NOW, 'move')).toBe(undefined);
  });
});

describe.each(engines)('limits of changes on $name', (engine) => {
  it('leave a demo where it is, and let it be canceled', async () => {
    const { book, post, findBooking } = await startBookingServer(engine, { demoMostMoves: 1 });
    const booked = await book(0);
    const asJson = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
    const move = (time: string, sequence: string) =>
      post(
        tokenOf(booked),
        { action: 'move', startDateTime: `2026-03-11T${time}:00+05:30`, sequence },
        asJson,
      );
    expect((await move('09:00', '0')).status).toBeLessThan(400);
    const refused = await move('10:00', '1');
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('as often as it can be'),
    ]);
    expect((await findBooking(booked.id)).starts_at).toBe('2026-03-11T03:30:00.000Z');
    expect((await post(tokenOf(booked), { action: 'cancel', sequence: '1' })).status).toBeLessThan(400);
  });

  it('leave a demo that begins soon to sales', async () => {
    const { book, post, findBooking } = await startBookingServer(engine, {
      demoChangeNoticeMinutes: 60 * 24 * 3,
    });
    const booked = await book(0);
    const refused = await post(tokenOf(booked), { action: 'cancel' });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('too late to move or cancel'),
    ]);
    expect((await findBooking(booked.id)).state).toBe('held');
  });
});
