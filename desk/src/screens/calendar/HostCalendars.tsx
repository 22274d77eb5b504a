import type { CalendarReading, HostCalendarView, HostView } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge, type Tone } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import form from '../../shared/ui/form.module.css';
import { Select } from '../../shared/ui/Select.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useFirstProblem } from '../../shared/ui/use-first-problem.ts';
import { useChange } from './calendar-queries.ts';
import panel from './HostsPanel.module.css';

const STATES: Record<HostCalendarView['state'], { text: string; tone: Tone }> = {
  unread: { text: 'Not read yet', tone: 'plain' },
  'never-read': { text: 'Can’t be read', tone: 'bad' },
  stale: { text: 'Too old: demos must be confirmed', tone: 'bad' },
  good: { text: 'Good', tone: 'good' },
  failing: { text: 'Can’t be read right now', tone: 'warn' },
};

/** The calendars that make a host busy. What opens them is never shown again. */
export function HostCalendars({ host }: { host: HostView }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={panel.section}>
      <h3>Calendars that make {host.name} busy</h3>
      {host.calendars.length === 0 && !isAdding && (
        <p className={form.hint}>None. Demos are booked in the weekly hours, whatever else is planned.</p>
      )}
      <ul className={form.list}>
        {host.calendars.map((calendar) => (
          <CalendarRow key={calendar.id} calendar={calendar} />
        ))}
      </ul>
      {isAdding ? (
        <AddForm hostId={host.id} onDone={() => setIsAdding(false)} />
      ) : (
        <div>
          <Button onPress={() => setIsAdding(true)}>Add a calendar</Button>
        </div>
      )}
    </section>
  );
}

function CalendarRow({ calendar }: { calendar: HostCalendarView }) {
  const { id, kind, takesDemos, state, readAt, problem } = calendar;
  const test = useChange(
    () => call('POST /calendars/:id/test', { params: { id } }),
    (reading) => toast(describe(reading)),
  );
  const remove = useChange(
    () => call('DELETE /calendars/:id', { params: { id } }),
    () => toast('The calendar is removed. Demos that were written to it stay there.'),
  );
  return (
    <li>
      <span>
        <b>{kind === 'ics' ? 'Calendar file' : 'CalDAV calendar'}</b>{' '}
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
        <br />
        <span className={form.hint}>
          {takesDemos && 'Demos are written to it. '}
          {readAt ? (
            <>
              Read <Timestamp at={readAt} as="relative" />
            </>
          ) : (
            'Never read'
          )}
          {problem && state !== 'good' && ` (${problem})`}
        </span>
      </span>
      <span className={form.buttons}>
        <Button size="small" isPending={test.isPending} onPress={() => test.mutate()}>
          Test
        </Button>
        <Button size="small" kind="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
          Remove
        </Button>
      </span>
    </li>
  );
}

function describe({ events, busyTimes, unread }: CalendarReading): string {
  const lost = unread > 0 ? ` ${unread} can’t be read, and make no time busy.` : '';
  return `Read: ${counted(events, 'event')}, ${counted(busyTimes, 'busy time')} to come.${lost}`;
}

function AddForm({ hostId, onDone }: { hostId: string; onDone: () => void }) {
  const [kind, setKind] = useState<'ics' | 'caldav'>('ics');
  const [address, setAddress] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [calendar, setCalendar] = useState('');
  const [takesDemos, setTakesDemos] = useState(true);
  const isDav = kind === 'caldav';
  const add = useChange(
    () =>
      call('POST /hosts/:id/calendars', {
        params: { id: hostId },
        body: {
          ...{ kind, address: address.trim(), takesDemos: isDav && takesDemos },
          ...(isDav && username && { username }),
          ...(isDav && password && { password }),
          ...(isDav && calendar && { calendar }),
        },
      }),
    ({ reading, warnings }) => {
      toast(['The calendar is read from now on.', describe(reading), ...warnings].join(' '));
      onDone();
    },
    () => {},
  );
  const error = add.error instanceof ApiError ? add.error : undefined;
  return (
    <form
      ref={useFirstProblem(add.error)}
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <Select
        label="Kind"
        value={kind}
        onChange={setKind}
        options={[
          { id: 'ics', label: 'A secret address', detail: 'Of Google, Outlook or Apple: it ends in .ics' },
          { id: 'caldav', label: 'A CalDAV account', detail: 'Demos can be written to it, too' },
        ]}
      />
      <TextField
        label="Address"
        value={address}
        onChange={setAddress}
        error={error?.of('address')}
        autoComplete="off"
        hint="Encrypted, and never shown again"
      />
      {isDav && (
        <>
          <div className={form.row}>
            <TextField label="Account name" value={username} onChange={setUsername} autoComplete="off" />
            <TextField
              label="Password"
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="new-password"
            />
          </div>
          <TextField
            label="Name of the calendar"
            hint="If the account has several"
            value={calendar}
            onChange={setCalendar}
          />
          <Checkbox isSelected={takesDemos} onChange={setTakesDemos}>
            Write demos to it
          </Checkbox>
        </>
      )}
      {error && error.fields.length === 0 && (
        <p className={form.problem} role="alert">
          {messageOf(error)}
        </p>
      )}
      <div className={form.buttons}>
        <Button kind="primary" type="submit" isDisabled={address.trim() === ''} isPending={add.isPending}>
          Read and add it
        </Button>
        <Button onPress={onDone}>Don’t add</Button>
      </div>
    </form>
  );
}
