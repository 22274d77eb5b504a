import type { HostView } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { listZones } from '../../shared/places.ts';
import { useRight } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Switch } from '../../shared/ui/Choice.tsx';
import { ComboBox } from '../../shared/ui/ComboBox.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useFirstProblem } from '../../shared/ui/use-first-problem.ts';
import { WeekHours } from '../../shared/ui/WeekHours.tsx';
import { pressedOf } from '../../shared/ui/week-hours.rules.ts';
import { useChange } from './calendar-queries.ts';
import { choicesOf, type HostField, problemsOf, type TypedHost, typedOf } from './host-form.rules.ts';

interface Props {
  /** Absent: a new one. */
  host: HostView | undefined;
  /** Zone of the office. */
  zone: string;
  onDone: () => void;
}

/** Form of a host; it sends only what was changed. */
export function HostForm({ host, zone, onDone }: Props) {
  const isOwner = useRight('demos.all');
  const before = typedOf(host, zone);
  const [typed, setTyped] = useState(before);
  const set = (name: keyof TypedHost) => (value: string) => setTyped({ ...typed, [name]: value });
  const save = useChange(
    (): Promise<{ host: HostView; given?: number }> => {
      const all = choicesOf(typed);
      if (!host) return call('POST /hosts', { body: all });
      const changed = Object.fromEntries(
        Object.entries(all).filter(
          ([name]) => typed[name as keyof TypedHost] !== before[name as keyof TypedHost],
        ),
      );
      return call('PATCH /hosts/:id', { params: { id: host.id }, body: changed });
    },
    ({ host: saved, given = 0 }) => {
      const more = given > 0 ? ` ${counted(given, 'demo has', 'demos have')} a host now.` : '';
      toast(`${saved.name} is ${host ? 'changed' : 'a host'}.${more}`);
      onDone();
    },
    () => {},
  );
  const remove = useChange(
    () => call('DELETE /hosts/:id', { params: { id: host?.id ?? '' } }),
    () => {
      toast(`${host?.name} is no longer a host.`);
      onDone();
    },
  );
  const error = save.error instanceof ApiError ? save.error : undefined;
  // Problems show once a save was pressed, and each goes with its cause.
  const [tries, setTries] = useState(0);
  const problems = tries > 0 ? problemsOf(typed) : {};
  const formRef = useFirstProblem(save.error ?? tries);
  const errorOf = (name: HostField) => problems[name] ?? error?.of(name);
  const [isInWords, setInWords] = useState(false);
  const pressed = isInWords ? undefined : pressedOf(typed.hours, typed.breaks);
  const line = (name: HostField, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={set(name)}
      error={errorOf(name)}
      validationBehavior="aria"
      {...more}
    />
  );
  return (
    <form
      ref={formRef}
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (Object.keys(problemsOf(typed)).length === 0) save.mutate();
      }}
    >
      <div className={form.row}>
        {line('name', 'Name')}
        {isOwner && line('email', 'Email', { type: 'email' })}
      </div>
      <ComboBox
        label="Time zone"
        hint="The clock of the host"
        options={listZones(typed.zone)}
        value={typed.zone}
        onChange={set('zone')}
        error={errorOf('zone')}
      />
      {pressed ? (
        <WeekHours
          label="Weekly hours"
          pressed={pressed}
          onChange={(hours) => setTyped({ ...typed, hours, breaks: '' })}
          onTypeInstead={() => setInWords(true)}
          error={errorOf('hours')}
        />
      ) : (
        <div className={form.row}>
          {line('hours', 'Weekly hours', { hint: 'Such as mon-thu 09:00-17:15, fri 09:00-13:00' })}
          {line('breaks', 'Breaks', { hint: 'Such as 12:10-12:50, on all days' })}
        </div>
      )}
      <div className={form.row}>
        {line('bufferBefore', 'Minutes free before', { inputMode: 'numeric' })}
        {line('bufferAfter', 'Minutes free after', { inputMode: 'numeric' })}
      </div>
      {isOwner && (
        <div className={form.row}>
          {line('mostADay', 'Most demos a day', { inputMode: 'numeric', hint: 'Empty for no limit' })}
          {line('weight', 'Share', { inputMode: 'numeric', hint: '2 gets twice as many as 1' })}
        </div>
      )}
      {line('meetingUrl', 'Meeting link', { hint: 'Empty: the one of the site' })}
      {isOwner && (
        <Switch isSelected={typed.isActive} onChange={(isActive) => setTyped({ ...typed, isActive })}>
          Gets demos
        </Switch>
      )}
      {host?.isActive && !typed.isActive && host.coming > 0 && (
        <p className={form.hint}>
          {host.coming === 1
            ? 'The demo that is booked stays.'
            : `The ${host.coming} demos that are booked stay.`}{' '}
          Block time off to give them to others.
        </p>
      )}
      {error && error.fields.length === 0 && (
        <p className={form.problem} role="alert">
          {messageOf(error)}
        </p>
      )}
      <div className={form.buttons}>
        <Button kind="primary" type="submit" isPending={save.isPending}>
          {host ? 'Save' : 'Add the host'}
        </Button>
        {host && isOwner && host.coming === 0 && (
          <Button kind="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
