import type { CalendarFrame } from 'contract/desk/calendar.ts';
import { counted } from '../../shared/formats.ts';
import colors from './colors.module.css';
import { colorOf } from './demo-words.ts';
import styles from './HostLegend.module.css';

/** The color of a host, beside the name. */
export function HostMark({ color }: { color: number }) {
  return <span className={`${colors.host} ${colors.mark}`} data-color={color} aria-hidden />;
}

interface Props {
  frame: CalendarFrame;
  /** Ids of hosts whose demos are not shown; `none` is of demos without a host. */
  hidden: ReadonlySet<string>;
  onChange: (hidden: string[]) => void;
}

/** Colors of hosts; a press shows or hides the demos of one. */
export function HostLegend({ frame, hidden, onChange }: Props) {
  const { hosts, seats, changes } = frame;
  if (hosts.length === 0) {
    return <p className={styles.seats}>{counted(seats, 'demo')} at the same time</p>;
  }
  const shown = hosts.filter(({ isActive, isOwn }) => (changes === 'all' ? isActive : isOwn));
  const entries = [...shown.map(({ id, name }) => ({ id, name })), { id: 'none', name: 'No host' }];
  return (
    <fieldset className={styles.legend}>
      <legend className={styles.label}>Hosts that are shown</legend>
      {entries.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.has(id)}
          onClick={() =>
            onChange(hidden.has(id) ? [...hidden].filter((each) => each !== id) : [...hidden, id])
          }
        >
          <HostMark color={colorOf(hosts, id)} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
