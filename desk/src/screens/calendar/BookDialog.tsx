import type { BookForPerson, CalendarFrame } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { useSession, useZone } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { Select } from '../../shared/ui/Select.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useFirstProblem } from '../../shared/ui/use-first-problem.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useChange } from './calendar-queries.ts';
import { hostName, whenWords } from './demo-words.ts';
import { TimePicker } from './TimePicker.tsx';

interface Props {
  /** Chosen in the week. */
  start?: string;
  frame: CalendarFrame;
  onClose: () => void;
}

const ANY = 'any';
const FORM = 'desk-book';

type Person = Pick<BookForPerson, 'firstName' | 'lastName' | 'email' | 'phone' | 'message'>;
const NO_ONE: Person = { firstName: '', lastName: '', email: '', phone: '', message: '' };

/** Books a demo for a person who asked for it by phone or email. */
export function BookDialog({ start: chosen, frame, onClose }: Props) {
  const zone = useZone();
  const { productName } = useSession();
  const [start, setStart] = useState(chosen);
  const [hostId, setHostId] = useState(ANY);
  const [hasConsent, setHasConsent] = useState(false);
  const [draft, setDraft, forget] = useDraft('booking');
  const person: Person = { ...NO_ONE, ...(draft && JSON.parse(draft)) };
  const set = (name: keyof Person) => (value: string) =>
    setDraft(JSON.stringify({ ...person, [name]: value }));
  const book = useChange(
    () =>
      call('POST /demos', {
        body: {
          ...{ ...person, start: start ?? '', hasConsent },
          ...(hostId !== ANY && { hostId }),
        },
      }),
    ({ demo }) => {
      forget();
      const by = frame.hosts.length > 0 ? ` with ${hostName(frame.hosts, demo.hostId)}` : '';
      toast(
        `${demo.name} has a demo on ${whenWords(demo.start, zone)}${by}. They get the invitation by email.`,
      );
      onClose();
    },
    () => {},
  );
  const error = book.error instanceof ApiError ? book.error : undefined;
  const hosts = frame.hosts.filter(({ isActive }) => isActive);
  const line = (name: keyof Person, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={person[name] ?? ''}
      onChange={set(name)}
      error={error?.of(name)}
      isRequired={name !== 'message'}
      validationBehavior="aria"
      {...more}
    />
  );
  return (
    <Dialog
      title="Book a demo for a person"
      place="side"
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button
            kind="primary"
            type="submit"
            form={FORM}
            isDisabled={start === undefined}
            isPending={book.isPending}
          >
            Book and invite them
          </Button>
        </>
      }
    >
      <form
        ref={useFirstProblem(book.error)}
        id={FORM}
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (start !== undefined) book.mutate();
        }}
      >
        <TimePicker frame={frame} value={start} onChange={setStart} error={error?.of('startDateTime')} />
        {hosts.length > 1 && (
          <Select
            label="Host"
            value={hostId}
            onChange={setHostId}
            options={[
              { id: ANY, label: 'The one who fits best' },
              ...hosts.map(({ id, name }) => ({ id, label: name })),
            ]}
          />
        )}
        <div className={form.row}>
          {line('firstName', 'First name')}
          {line('lastName', 'Last name')}
        </div>
        <div className={form.row}>
          {line('email', 'Email', { type: 'email' })}
          {line('phone', 'Phone', { type: 'tel' })}
        </div>
        {line('message', 'What they want to see', { isLong: true })}
        <Checkbox isSelected={hasConsent} onChange={setHasConsent}>
          They told me that they want to receive content from {productName}
        </Checkbox>
        {error && error.code !== 'invalid_request' && (
          <p className={form.problem} role="alert">
            {messageOf(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
