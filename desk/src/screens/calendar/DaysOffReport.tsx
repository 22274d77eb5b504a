import type { CalendarFrame, GivenTimeOff } from 'contract/desk/calendar.ts';
import { useZone } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { hostName, whenForBoth } from './demo-words.ts';

const BECAME: Record<GivenTimeOff['demos'][number]['became'], string> = {
  given: 'has another host',
  offered: 'is offered other times',
  over: 'is over or canceled',
  left: 'stays as it is',
};

interface Props {
  demos: GivenTimeOff['demos'];
  frame: CalendarFrame;
  onClose: () => void;
}

/** Lists what became of the demos in a time that was blocked. */
export function DaysOffReport({ demos, frame, onClose }: Props) {
  const zone = useZone();
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
      <ul className={form.list}>
        {demos.map(({ demo, became }) => (
          <li key={demo.id}>
            <span>
              <b>{demo.name}</b> {whenForBoth(demo, zone)}
            </span>
            <span className={form.hint}>
              {became === 'given' ? `now with ${hostName(frame.hosts, demo.hostId)}` : BECAME[became]}
            </span>
          </li>
        ))}
      </ul>
      {demos.some(({ became }) => became === 'left') && (
        <p className={form.hint}>
          Open a demo in the calendar to move it, cancel it or give it to another host.
        </p>
      )}
    </Dialog>
  );
}
