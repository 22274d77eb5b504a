import { afterEach, expect, it, vi } from 'vitest';
import { formatLocalDate, formatNeutralDate } from './ArticleFacts.tsx';

afterEach(() => vi.unstubAllEnvs());

const dates = [
  ['2025-03-04T00:00:00.000Z', 'Mar 4, 2025'],
  ['2025-12-31T23:59:59.999Z', 'Dec 31, 2025'],
] as const;
const zones = ['America/New_York', 'Asia/Tokyo'];

it.each(zones.flatMap((zone) => dates.map((date) => [zone, ...date] as const)))(
  'writes the same day in %s, before the script and after: %s as %s',
  (zone, iso, text) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(iso).getTimezoneOffset(), 'the zone is set').not.toBe(0);
    expect([formatNeutralDate(iso), formatLocalDate(iso)]).toEqual([text, text]);
  },
);
