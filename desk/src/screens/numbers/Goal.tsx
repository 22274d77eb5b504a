import { useNavigate, useSearch } from '@tanstack/react-router';
import { type DeskVisits, VISIT_STEPS, type VisitStep } from 'contract/desk/visits.ts';
import { formatNumber } from '../../shared/formats.ts';
import { Select } from '../../shared/ui/Select.tsx';
import styles from './Numbers.module.css';
import { share, sumOf } from './numbers-words.ts';
import { Plan } from './Plan.tsx';
import { WeekChart } from './WeekChart.tsx';

const NONE = { id: 'none', label: 'None' };

/** A page or a call that visits are meant to lead to, week by week. The address of the screen holds the choice. */
export function Goal({ visits }: { visits: DeskVisits }) {
  const { goal: chosen = NONE.id } = useSearch({ from: '/framed/numbers' });
  const navigate = useNavigate();
  const { goal, weeks, isUnderWay, pages, articles, readers } = visits;
  const known = [
    NONE,
    ...(Object.keys(VISIT_STEPS) as VisitStep[]).map((step) => ({
      ...{ id: `call:${step}`, label: VISIT_STEPS[step] },
    })),
    ...[...pages, ...articles].map(({ page }) => ({ id: `page:${page}`, label: page })),
  ];
  const options = known.some(({ id }) => id === chosen)
    ? known
    : [...known, { id: chosen, label: chosen.replace(/^\w+:/, '') }];
  const people = readers.find(({ reader }) => reader === 'people');
  // The week that is under way has fewer days.
  const whole = isUnderWay ? weeks.length - 1 : weeks.length;
  const sumWhole = (counts: readonly number[] = []) => sumOf(counts.slice(0, whole));
  const visitsOfPeople = sumWhole(people?.visits);
  const rate = (reached: readonly number[], of: readonly number[] = []) =>
    `${formatNumber(sumOf(reached))} in ${formatNumber(sumOf(of))} visits (${share(sumOf(reached), sumOf(of)) ?? 'none'})`;
  return (
    <>
      <div className={styles.periods}>
        <Select
          label="Goal"
          options={options}
          value={chosen}
          onChange={(id) =>
            void navigate({
              to: '/numbers',
              search: (search) => ({ ...search, goal: id === NONE.id ? undefined : id }),
              replace: true,
            })
          }
        />
      </div>
      {goal && (
        <WeekChart
          title={`Goal: ${options.find(({ id }) => id === chosen)?.label ?? ''}`}
          note={`${rate(goal.now, people?.visits)} in this period, ${rate(goal.before, people?.before)} in the other. One visit may reach it more than once.`}
          {...{ weeks, isUnderWay }}
          kind="line"
          series={[
            { name: 'This period', values: goal.now },
            { name: 'Other period', values: goal.before },
          ]}
        />
      )}
      {goal && (
        <Plan
          key={chosen}
          rate={String(Number(((100 * sumWhole(goal.now)) / Math.max(1, visitsOfPeople)).toPrecision(2)))}
          visitsPerDay={visitsOfPeople / (7 * Math.max(1, whole))}
        />
      )}
    </>
  );
}
