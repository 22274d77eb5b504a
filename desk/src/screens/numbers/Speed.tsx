import { useQuery } from '@tanstack/react-query';
import type { Period } from 'contract/desk/numbers.ts';
import { DEVICES, type DeskSpeed, FEWEST_SAMPLES, type PageSpeed, samplesOf } from 'contract/desk/visits.ts';
import { VITAL_NAMES, VITALS, type Vital, vitalWords } from 'contract/site/vitals.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Select } from '../../shared/ui/Select.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Numbers.module.css';
import { longWeek } from './numbers-words.ts';
import { usePeriods } from './Periods.tsx';

const CHOICES = [
  { id: 'all', label: 'All devices' },
  ...Object.entries(DEVICES).map(([id, label]) => ({ id, label })),
];
const LIMITS = VITAL_NAMES.map((vital) => {
  const { name, good, poor } = VITALS[vital];
  const [best, worst] = [vitalWords(vital, good), vitalWords(vital, poor)];
  return `${name} (${vital.toUpperCase()}) is good up to ${best}, poor beyond ${worst}.`;
}).join(' ');

/** Speed of pages as their readers had it. */
export function Speed({ period }: { period: Period }) {
  const query = usePeriods(period);
  const { data, error, refetch } = useQuery({
    queryKey: ['speed', query],
    queryFn: ({ signal }) => call('GET /numbers/speed', { query, signal }),
    refetchInterval: 60_000,
    placeholderData: (previous) => previous,
  });
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading shape="charts" lines={2} />;
  if (data.pages.length === 0) {
    return (
      <Empty title={data.percent > 0 ? 'No page has reported yet' : 'The speed of pages isn’t measured'}>
        {data.percent > 0
          ? `About ${data.percent} in 100 opened pages report how fast they were, once they are left.`
          : 'In Content, Data handling, the percent of opened pages says how many report how fast they were. The privacy policy then says so, too.'}
      </Empty>
    );
  }
  return <Pages {...data} />;
}

function Pages({ pages, weeks, percent }: DeskSpeed) {
  const [device, setDevice] = useState('all');
  const shown = pages.filter((page) => page.device === device);
  return (
    <div className={styles.charts}>
      <div className={styles.periods}>
        <Select label="Device" options={CHOICES} value={device} onChange={setDevice} />
      </div>
      <ChartFrame
        isTable
        title="Speed of pages"
        note={`${weeks.length} weeks from ${longWeek(weeks[0] ?? '')}; now ${percent > 0 ? `about ${percent} in 100` : 'no'} opened pages report. Three of four visits had at most this. ${LIMITS}`}
        columns={['Page', ...VITAL_NAMES.map((vital) => VITALS[vital].name), 'Samples']}
        rows={shown.map((page) => [
          page.page,
          ...VITAL_NAMES.map((vital) => figureWords(vital, page[vital])),
          samplesOf(page),
        ])}
        file={{
          columns: ['Page', ...VITAL_NAMES.flatMap((vital) => [`${vital}, p75`, `${vital}, samples`])],
          rows: shown.map((page) => [
            page.page,
            ...VITAL_NAMES.flatMap((vital) => [page[vital].p75, page[vital].samples]),
          ]),
        }}
      >
        {shown.length === 0 && <p className={styles.note}>No page has reported from this kind of device.</p>}
      </ChartFrame>
    </div>
  );
}

function figureWords(vital: Vital, { p75, samples }: PageSpeed[Vital]): string {
  if (p75 === null) return samples === 0 ? 'None' : `Too few: ${samples} of ${FEWEST_SAMPLES}`;
  const { good, poor } = VITALS[vital];
  return `${vitalWords(vital, p75)}, ${p75 <= good ? 'good' : p75 <= poor ? 'needs work' : 'poor'}`;
}
