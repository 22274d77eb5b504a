import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Period } from 'contract/desk/numbers.ts';
import type { VisitsQuery } from 'contract/desk/visits.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Numbers.module.css';
import { longWeek } from './numbers-words.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the two periods that the address names. */
export function usePeriods(weeks: Period): VisitsQuery {
  const { until, against } = useSearch({ from: '/framed/numbers' });
  return {
    weeks,
    ...(until && DAY.test(until) && { until }),
    ...(against && DAY.test(against) && { against }),
  };
}

/** Fields that choose the two periods. */
export function Periods() {
  const { until, against } = useSearch({ from: '/framed/numbers' });
  const navigate = useNavigate();
  const choose = (name: 'until' | 'against') => (day: string) =>
    void navigate({
      to: '/numbers',
      search: (before) => ({ ...before, [name]: day || undefined }),
      replace: true,
    });
  return (
    <div className={styles.periods}>
      <TextField
        label="This period, until the week of"
        type="date"
        value={until ?? ''}
        onChange={choose('until')}
      />
      <TextField
        label="Other period, until the week of"
        type="date"
        value={against ?? ''}
        onChange={choose('against')}
      />
    </div>
  );
}

/** `Compares the 12 weeks from Sep 7, 2026 with the 12 weeks from Jun 15, 2026.` */
export function comparedWords(weeks: readonly string[], beforeWeeks: readonly string[]): string {
  const spoken = (mondays: readonly string[]) =>
    `the ${mondays.length} weeks from ${longWeek(mondays[0] ?? '')}`;
  return `Compares ${spoken(weeks)} with ${spoken(beforeWeeks)}.`;
}
