import type { CalendarFrame, DeskDemo } from 'contract/desk/calendar.ts';
import { useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { useZone } from '../../shared/session.ts';
import { dayOf } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useChange } from './calendar-queries.ts';
import { hostName, whenForBoth } from './demo-words.ts';
import { TimePicker } from './TimePicker.tsx';

interface Props {
  demo: DeskDemo;
  /** Time at which it was put down; without it, the dialog asks for one. */
  start?: string;
  frame: CalendarFrame;
  /** @param moved where it is now */
  onClose: (moved?: DeskDemo) => void;
}

/** Moves a demo, after it is clear that its visitor hears of it. */
export function MoveDialog({ demo, start: dropped, frame, onClose }: Props) {
  const zone = useZone();
  const [start, setStart] = useState(dropped);
  const [isPicking, setIsPicking] = useState(dropped === undefined);
  const move = useChange(
    (to: string) =>
      call('POST /demos/:id/move', { params: { id: demo.id }, body: { version: demo.version, start: to } }),
    ({ demo: moved }) => {
      const to = moved.hostId === demo.hostId ? '' : `, now with ${hostName(frame.hosts, moved.hostId)}`;
      toast(`${demo.name} is on ${whenForBoth(moved, zone)}${to}. They get an email.`);
      onClose(moved);
    },
    (error) => {
      // Another time may be free.
      if (error instanceof ApiError && error.code === 'slot_taken') setIsPicking(true);
    },
  );
  const alternatives =
    move.error instanceof ApiError && move.error.code === 'slot_taken'
      ? ((move.error.body as { alternatives?: { startDateTime: string }[] }).alternatives ?? [])
      : [];
  return (
    <Dialog
      title={`Move the demo of ${demo.name}`}
      isOpen
      onClose={() => onClose()}
      actions={
        <>
          <Button onPress={() => onClose()}>Leave it</Button>
          <Button
            kind="primary"
            isDisabled={start === undefined || start === demo.start}
            isPending={move.isPending}
            onPress={() => start && move.mutate(start)}
          >
            Move and tell them
          </Button>
        </>
      }
    >
      <p>
        From {whenForBoth(demo, zone)}
        {start && start !== demo.start && (
          <>
            {' '}
            to <b>{whenForBoth({ ...demo, start }, zone)}</b>
          </>
        )}
        .
      </p>
      {isPicking && (
        <TimePicker
          frame={frame}
          value={start}
          onChange={setStart}
          day={dayOf(new Date(demo.start), zone)}
          theirZone={demo.timeZone}
        />
      )}
      {move.error && (
        <p className={form.problem} role="alert">
          {messageOf(move.error)}
          {alternatives.length > 0 &&
            ` Free near it: ${alternatives
              .map(({ startDateTime }) => whenForBoth({ ...demo, start: startDateTime }, zone))
              .join('; ')}.`}
        </p>
      )}
      <p className={form.hint}>{demo.name} gets an email with the new time and a new invitation.</p>
    </Dialog>
  );
}
