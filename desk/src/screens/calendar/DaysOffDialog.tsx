import { useQuery } from '@tanstack/react-query';
import type { CalendarFrame, GivenTimeOff } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useZone } from '../../shared/session.ts';
import { dayOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DayField } from '../../shared/ui/DayField.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Select } from '../../shared/ui/Select.tsx';
import { Empty, messageOf } from '../../shared/ui/States.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { BlockTime, WHOLE_DAYS } from './BlockTime.tsx';
import { useChange } from './calendar-queries.ts';
import { DaysOffList } from './DaysOffList.tsx';
import { DaysOffReport } from './DaysOffReport.tsx';
import { dayWords, hostName } from './demo-words.ts';

interface Props {
  frame: CalendarFrame;
  onClose: () => void;
}

/** The whole office, in place of a host. */
const ALL = 'all';

/** Blocks days or hours of one host, or closes days of the office. */
export function DaysOffDialog({ frame, onClose }: Props) {
  const zone = useZone();
  const today = dayOf(new Date(), zone);
  const whose = frame.hosts.filter(({ isOwn }) => frame.changes === 'all' || isOwn);
  const options = [
    ...whose.map(({ id, name }) => ({ id, label: name })),
    ...(frame.changes === 'all' ? [{ id: ALL, label: 'No demos for anyone' }] : []),
  ];
  const [who, setWho] = useState(() => (whose.find(({ isOwn }) => isOwn) ?? whose[0])?.id ?? ALL);
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState(today);
  const [time, setTime] = useState(WHOLE_DAYS);
  /** Demos in the time that was blocked. */
  const [touched, setTouched] = useState<GivenTimeOff['demos']>();
  const isAll = who === ALL;
  const { isPart, from, to, note, move } = time;
  const end = isPart ? first : last;
  const days = { first, last: end, ...(isPart && !isAll && { from, to }) };
  const isValid = first !== '' && end >= first;

  const concerned = useQuery({
    queryKey: ['bookings', 'concerned', who, days],
    queryFn: ({ signal }) =>
      call('GET /hosts/:id/time-off/demos', { params: { id: who }, query: days, signal }),
    enabled: !isAll && isValid,
  });
  const report = (demos: GivenTimeOff['demos']) => (demos.length > 0 ? setTouched(demos) : onClose());
  const block = useChange(
    () => call('POST /hosts/:id/time-off', { params: { id: who }, body: { ...days, note, move } }),
    ({ demos }) => {
      toast(`${hostName(frame.hosts, who)} is off ${daysWords(first, end)}. No demo is booked then.`);
      report(demos);
    },
    () => {},
  );
  const close = useChange(
    () => call('POST /closed-days', { body: { first, last: end } }),
    ({ days: count, demos }) => {
      toast(count === 1 ? 'The day is closed.' : `${count} days are closed.`);
      report(demos.map((demo) => ({ demo, became: 'left' })));
    },
    () => {},
  );
  const error = block.error ?? close.error;

  if (options.length === 0) {
    return (
      <Dialog title="Time off" isOpen onClose={onClose}>
        <Empty title="You’re not a host yet">An owner can add you with the address you sign in with.</Empty>
      </Dialog>
    );
  }
  if (touched) return <DaysOffReport demos={touched} frame={frame} onClose={onClose} />;
  return (
    <Dialog
      title="Time off"
      place="side"
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button
            kind="primary"
            isDisabled={!isValid}
            isPending={block.isPending || close.isPending}
            onPress={() => (isAll ? close.mutate() : block.mutate())}
          >
            {isAll ? 'Close the days' : 'Block this time'}
          </Button>
        </>
      }
    >
      <Select label="Who" value={who} options={options} onChange={setWho} />
      <div className={form.row}>
        <DayField
          label={isPart && !isAll ? 'Day' : 'First day'}
          value={first}
          min={today}
          onChange={(day) => {
            setFirst(day);
            if (last < day) setLast(day);
          }}
        />
        {(!isPart || isAll) && (
          <DayField
            label="Last day"
            value={last}
            min={first}
            onChange={setLast}
            error={isValid ? undefined : 'It comes before the first day'}
          />
        )}
      </div>
      {isAll ? (
        <p className={form.hint}>
          By the days of the office in {frame.office.place}. Nothing more is booked on them; demos that are
          booked stay until you move or cancel them.
        </p>
      ) : (
        <BlockTime time={time} onChange={setTime} demos={concerned.data?.demos ?? []} />
      )}
      {error && (
        <p className={form.problem} role="alert">
          {messageOf(error)}
        </p>
      )}
      <DaysOffList frame={frame} hosts={whose} />
    </Dialog>
  );
}

function daysWords(first: string, last: string): string {
  const [from, to] = [first, last].map((day) => dayWords(`${day}T12:00:00Z`, 'UTC'));
  return from === to ? `on ${from}` : `${from} to ${to}`;
}
