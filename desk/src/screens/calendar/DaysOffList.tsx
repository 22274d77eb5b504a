import type { CalendarFrame, CalendarHost } from 'contract/desk/calendar.ts';
import { call } from '../../shared/api.ts';
import { useZone } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { toast } from '../../shared/ui/toasts.ts';
import { useChange } from './calendar-queries.ts';
import { dayWords, hostName, whenWords } from './demo-words.ts';

interface Props {
  frame: CalendarFrame;
  /** Hosts whose time off the person may take back. */
  hosts: readonly CalendarHost[];
}

/** Time off and closed days of the days that the calendar shows, each with a button that takes it back. */
export function DaysOffList({ frame, hosts }: Props) {
  const zone = useZone();
  const reopen = useChange(
    (day: string) => call('DELETE /closed-days', { query: { first: day, last: day } }),
    () => toast('The day is open again.'),
  );
  const takeBack = useChange(
    (id: string) => call('DELETE /time-off/:id', { params: { id } }),
    () => toast('The time off is taken back.'),
  );
  const off = frame.timeOff.filter(({ hostId }) => hosts.some(({ id }) => id === hostId));
  const closedDays = frame.changes === 'all' ? frame.closedDays : [];
  if (off.length === 0 && closedDays.length === 0) return null;
  return (
    <section>
      <h3>In the days that are shown</h3>
      <ul className={form.list}>
        {off.map(({ id, hostId, start, end, note }) => (
          <li key={id}>
            <span>
              <b>{hostName(frame.hosts, hostId)}</b> {whenWords(start, zone)} to {whenWords(end, zone)}
              {note && ` (${note})`}
            </span>
            <Button size="small" onPress={() => takeBack.mutate(id)}>
              Take back
            </Button>
          </li>
        ))}
        {closedDays.map((day) => (
          <li key={day}>
            <span>{dayWords(`${day}T12:00:00Z`, 'UTC')} is closed</span>
            <Button size="small" onPress={() => reopen.mutate(day)}>
              Open again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
