import { useQuery } from '@tanstack/react-query';
import type { CalendarFrame, DeskDemo, GivenTimeOff } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { useZone } from '../../shared/session.ts';
import { dayOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Empty, messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useChange } from './calendar-queries.ts';
import { DayField } from './DayField.tsx';
import { dayWords, hostName, whenWords } from './demo-words.ts';
import field from './fields.module.css';

interface Props {
  frame: CalendarFrame;
  onClose: () => void;
}

/** The whole office, in place of a host. */
const ALL = 'all';

/** Blocks days or hours: of one host, or of all. */
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
  const [isPart, setIsPart] = useState(false);
  const [hours, setHours] = useState({ from: '13:00', to: '17:00' });
  const [note, setNote] = useState('');
  const [move, setMove] = useState(true);
  const [done, setDone] = useState<GivenTimeOff>();
  const isAll = who === ALL;
  const end = isPart ? first : last;
  const days = { first, last: end, ...(isPart && !isAll && hours) };
  const isValid = first !== '' && end >= first;

  const concerned = useQuery({
    queryKey: ['bookings', 'concerned', who, days],
    queryFn: ({ signal }) =>
      call('GET /hosts/:id/time-off/demos', { params: { id: who }, query: days, signal }),
    enabled: !isAll && isValid,
  });
  const block = useChange(
    () => call('POST /hosts/:id/time-off', { params: { id: who }, body: { ...days, note, move } }),
    (given) => {
      toast(`${hostName(frame.hosts, who)} is off ${daysWords(first, end)}. No demo is booked then.`);
      if (given.demos.length > 0) setDone(given);
      else onClose();
    },
    () => {},
  );
  const [left, setLeft] = useState<readonly DeskDemo[]>();
  const close = useChange(
    () => call('POST /closed-days', { body: { first, last: end } }),
    ({ days: count, demos }) => {
      toast(count === 1 ? 'The day is closed.' : `${count} days are closed.`);
      if (demos.length > 0) setLeft(demos);
      else onClose();
    },
    () => {},
  );
  const reopen = useChange(
    (day: string) => call('DELETE /closed-days', { query: { first: day, last: day } }),
    () => toast('The day is open again.'),
  );
  const takeBack = useChange(
    (id: string) => call('DELETE /time-off/:id', { params: { id } }),
    () => toast('The time off is taken back.'),
  );
  const error = block.error ?? close.error;
  const demos = concerned.data?.demos ?? [];
  const off = frame.timeOff.filter(({ hostId }) => whose.some(({ id }) => id === hostId));

  if (options.length === 0) {
    return (
      <Dialog title="Time off" isOpen onClose={onClose}>
        <Empty title="You’re not a host yet">An owner can add you with the address you sign in with.</Empty>
      </Dialog>
    );
  }
  if (done || left) return <Report done={done} left={left ?? []} frame={frame} onClose={onClose} />;
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
      <div className={field.row}>
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
      {!isAll && (
        <>
          <Checkbox isSelected={isPart} onChange={setIsPart}>
            Only some hours
          </Checkbox>
          {isPart && (
            <div className={field.row}>
              <DayField
                label="From"
                type="time"
                value={hours.from}
                onChange={(from) => setHours({ ...hours, from })}
              />
              <DayField
                label="Until"
                type="time"
                value={hours.to}
                onChange={(to) => setHours({ ...hours, to })}
              />
            </div>
          )}
          <TextField
            label="What for"
            hint="Such as vacation. Visitors never see it."
            value={note}
            onChange={setNote}
            maxLength={200}
          />
          {demos.length > 0 && (
            <>
              <h3>{demos.length === 1 ? '1 demo is in it' : `${demos.length} demos are in it`}</h3>
              <ul className={field.list}>
                {demos.slice(0, 10).map((demo) => (
                  <li key={demo.id}>
                    <b>{demo.name}</b> {whenWords(demo.start, zone)}
                  </li>
                ))}
                {demos.length > 10 && <li>and {demos.length - 10} more</li>}
              </ul>
              <Checkbox isSelected={move} onChange={setMove}>
                Give them to other hosts, or offer their visitors other times
              </Checkbox>
            </>
          )}
        </>
      )}
      {isAll && (
        <p className={field.text}>
          By the days of the office in {frame.office.place}. Nothing more is booked on them; demos that are
          booked stay until you move or cancel them.
        </p>
      )}
      {error && (
        <p className={field.problem} role="alert">
          {error instanceof ApiError ? messageOf(error) : messageOf(undefined)}
        </p>
      )}
      {(off.length > 0 || (frame.changes === 'all' && frame.closedDays.length > 0)) && (
        <section>
          <h3>In the days that are shown</h3>
          <ul className={field.list}>
            {off.map(({ id, hostId, start, end: until, note: why }) => (
              <li key={id}>
                <span>
                  <b>{hostName(frame.hosts, hostId)}</b> {whenWords(start, zone)} to {whenWords(until, zone)}
                  {why && ` (${why})`}
                </span>
                <Button size="small" onPress={() => takeBack.mutate(id)}>
                  Take back
                </Button>
              </li>
            ))}
            {frame.changes === 'all' &&
              frame.closedDays.map((day) => (
                <li key={day}>
                  <span>{dayWords(`${day}T12:00:00Z`, 'UTC')} is closed</span>
                  <Button size="small" onPress={() => reopen.mutate(day)}>
                    Open again
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function daysWords(first: string, last: string): string {
  const [from, to] = [first, last].map((day) => dayWords(`${day}T12:00:00Z`, 'UTC'));
  return from === to ? `on ${from}` : `${from} to ${to}`;
}

const BECAME: Record<GivenTimeOff['demos'][number]['became'], string> = {
  given: 'has another host',
  offered: 'is offered other times',
  over: 'is over or canceled',
  left: 'stays as it is',
};

interface ReportProps {
  done: GivenTimeOff | undefined;
  left: readonly DeskDemo[];
  frame: CalendarFrame;
  onClose: () => void;
}

/** What became of the demos in a time that was blocked. */
function Report({ done, left, frame, onClose }: ReportProps) {
  const zone = useZone();
  const rows = done?.demos ?? left.map((demo) => ({ demo, became: 'left' as const }));
  return (
    <Dialog
      title="The demos in it"
      isOpen
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <ul className={field.list}>
        {rows.map(({ demo, became }) => (
          <li key={demo.id}>
            <span>
              <b>{demo.name}</b> {whenWords(demo.start, zone)}
            </span>
            <span className={field.text}>
              {became === 'given' ? `held by ${hostName(frame.hosts, demo.hostId)}` : BECAME[became]}
            </span>
          </li>
        ))}
      </ul>
      {rows.some(({ became }) => became === 'left') && (
        <p className={field.text}>
          Open a demo in the calendar to move it, cancel it or give it to another host.
        </p>
      )}
    </Dialog>
  );
}
