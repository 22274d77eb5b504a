import type { HostChoices, HostView } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { useRight, useZone } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Switch } from '../../shared/ui/Choice.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useChange } from './calendar-queries.ts';

interface Props {
  /** Absent: a new one. */
  host: HostView | undefined;
  /** Zone of the office. */
  zone: string;
  onDone: () => void;
}

/** All that is typed, as text. */
interface Typed {
  name: string;
  email: string;
  zone: string;
  hours: string;
  breaks: string;
  bufferBefore: string;
  bufferAfter: string;
  mostADay: string;
  weight: string;
  meetingUrl: string;
  isActive: boolean;
}

function typedOf(host: HostView | undefined, zone: string): Typed {
  return {
    ...{ name: host?.name ?? '', email: host?.email ?? '', zone: host?.zone ?? zone },
    ...{ hours: host?.hours ?? 'mon-fri 09:00-17:00', breaks: host?.breaks ?? '' },
    ...{ bufferBefore: String(host?.bufferBefore ?? 0), bufferAfter: String(host?.bufferAfter ?? 0) },
    ...{ mostADay: String(host?.mostADay ?? ''), weight: String(host?.weight ?? 1) },
    ...{ meetingUrl: host?.meetingUrl ?? '', isActive: host?.isActive ?? true },
  };
}

function choicesOf(typed: Typed): HostChoices {
  return {
    ...typed,
    ...{ bufferBefore: Number(typed.bufferBefore), bufferAfter: Number(typed.bufferAfter) },
    ...{
      mostADay: typed.mostADay.trim() === '' ? null : Number(typed.mostADay),
      weight: Number(typed.weight),
    },
    meetingUrl: typed.meetingUrl.trim() === '' ? null : typed.meetingUrl.trim(),
  };
}

/** Form of a host; it sends only what was changed. */
export function HostForm({ host, zone, onDone }: Props) {
  const isOwner = useRight('demos.all');
  const ownZone = useZone();
  const before = typedOf(host, zone);
  const [typed, setTyped] = useState(before);
  const set = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const save = useChange(
    (): Promise<{ host: HostView; given?: number }> => {
      const all = choicesOf(typed);
      if (!host) return call('POST /hosts', { body: all });
      const changed = Object.fromEntries(
        Object.entries(all).filter(([name]) => typed[name as keyof Typed] !== before[name as keyof Typed]),
      );
      return call('PATCH /hosts/:id', { params: { id: host.id }, body: changed });
    },
    ({ host: saved, given = 0 }) => {
      const more = given > 0 ? ` ${given === 1 ? '1 demo has' : `${given} demos have`} a host now.` : '';
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
  const line = (name: Exclude<keyof Typed, 'isActive'>, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={set(name)}
      error={error?.of(name)}
      validationBehavior="aria"
      {...more}
    />
  );
  return (
    <form
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className={form.row}>
        {line('name', 'Name')}
        {isOwner && line('email', 'Email', { type: 'email' })}
      </div>
      {line('hours', 'Weekly hours', {
        hint: 'By the host’s clock, such as mon-thu 09:00-17:00, fri 09:00-13:00',
      })}
      <div className={form.row}>
        {line('breaks', 'Breaks', { hint: 'Such as 12:00-13:00, on all days' })}
        {line('zone', 'Time zone', { hint: `Such as ${ownZone}` })}
      </div>
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
