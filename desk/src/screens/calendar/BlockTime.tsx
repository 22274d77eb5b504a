import type { DeskDemo } from 'contract/desk/calendar.ts';
import { counted } from '../../shared/formats.ts';
import { useZone } from '../../shared/session.ts';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { DayField } from '../../shared/ui/DayField.tsx';
import form from '../../shared/ui/form.module.css';
import { TextField } from '../../shared/ui/TextField.tsx';
import { whenForBoth } from './demo-words.ts';

/** More demos are counted, not listed. */
const MOST_LISTED = 10;

/** Time off of a host, beside its days. */
export interface BlockedTime {
  /** Some hours of one day, in place of whole days. */
  isPart: boolean;
  from: string;
  to: string;
  note: string;
  /** Gives the demos in it to other hosts, or offers their visitors other times. */
  move: boolean;
}

export const WHOLE_DAYS: BlockedTime = { isPart: false, from: '13:00', to: '17:00', note: '', move: true };

interface Props {
  time: BlockedTime;
  onChange: (time: BlockedTime) => void;
  /** Demos in this time. */
  demos: readonly DeskDemo[];
}

/** Fields of a host's time off below its days: hours, a note, the demos in it. */
export function BlockTime({ time, onChange, demos }: Props) {
  const zone = useZone();
  const { isPart, from, to, note, move } = time;
  const set = (part: Partial<BlockedTime>) => onChange({ ...time, ...part });
  return (
    <>
      <Checkbox isSelected={isPart} onChange={(next) => set({ isPart: next })}>
        Only some hours
      </Checkbox>
      {isPart && (
        <div className={form.row}>
          <DayField label="From" type="time" value={from} onChange={(next) => set({ from: next })} />
          <DayField label="Until" type="time" value={to} onChange={(next) => set({ to: next })} />
        </div>
      )}
      <TextField
        label="What for"
        hint="Such as vacation. Visitors never see it."
        value={note}
        onChange={(next) => set({ note: next })}
        maxLength={200}
      />
      {demos.length > 0 && (
        <>
          <h3>{counted(demos.length, 'demo is in it', 'demos are in it')}</h3>
          <ul className={form.list}>
            {demos.slice(0, MOST_LISTED).map((demo) => (
              <li key={demo.id}>
                <b>{demo.name}</b> {whenForBoth(demo, zone)}
              </li>
            ))}
            {demos.length > MOST_LISTED && <li>and {demos.length - MOST_LISTED} more</li>}
          </ul>
          <Checkbox isSelected={move} onChange={(next) => set({ move: next })}>
            Give them to other hosts, or offer their visitors other times
          </Checkbox>
        </>
      )}
    </>
  );
}
