import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { CalendarFrame } from 'contract/desk/calendar.ts';
import type { DeskSession } from 'contract/desk/session.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../shared/session.ts';
import { theirClock } from '../../shared/time.ts';
import { TimePicker } from './TimePicker.tsx';

const start = '2026-12-04T08:00:00Z';
const session = { rights: [], person: { zone: 'Asia/Kolkata' } } as unknown as DeskSession;
const frame = { office: { zone: 'Asia/Kolkata', place: 'India' } } as unknown as CalendarFrame;

afterEach(() => void vi.unstubAllGlobals());

it('opens with the day it is handed, and shows the clock of the visitor at each time', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ times: [{ start, toBeConfirmed: false }] });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <TimePicker
          frame={frame}
          value={undefined}
          onChange={() => {}}
          day="2026-12-04"
          theirZone="America/New_York"
        />
      </SessionContext>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('radio')).closest('label')?.textContent).toBe('1:30 PM3:00 AM theirs');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('2026-12-0');
});

it.each([
  ['Asia/Kolkata', undefined],
  ['America/Los_Angeles', '12:00 AM theirs'],
  ['Pacific/Honolulu', 'Thu 10:00 PM theirs'],
  ['No/Where', undefined],
  [null, undefined],
])('shows the clock in %s', (zone, clock) => {
  expect(theirClock(start, 'Asia/Kolkata', zone)).toBe(clock);
});
