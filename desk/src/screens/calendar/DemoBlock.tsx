import type { CalendarHost, DeskDemo } from 'contract/desk/calendar.ts';
import { Check, UserX } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useNow } from '../../shared/Timestamp.tsx';
import { clockOf, theirClock } from '../../shared/time.ts';
import colors from './colors.module.css';
import styles from './DemoBlock.module.css';
import { colorOf, dayWords, hostName, stateWords, whenWords } from './demo-words.ts';
import type { PlacedDemo } from './week.rules.ts';

interface Props {
  placed: PlacedDemo;
  mostLanes: number;
  hosts: readonly CalendarHost[];
  zone: string;
  style: CSSProperties;
  isCarried: boolean;
  onOpen: (id: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, demo: DeskDemo) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, demo: DeskDemo) => void;
}

/** A demo in the week: opens with a press or Enter, is picked up with Space or by dragging. */
export function DemoBlock(props: Props) {
  const { placed, mostLanes, hosts, zone, style, isCarried, onOpen, onKey, onPointerDown } = props;
  const { demo, lane } = placed;
  const lanes = Math.min(placed.lanes, mostLanes);
  const word = stateWords(demo, useNow()).text;
  const theirs = theirClock(demo.start, zone, demo.timeZone);
  const isPlain = word === 'Booked';
  const who = hosts.length > 0 ? `, ${hostName(hosts, demo.hostId)}` : '';
  return (
    <button
      type="button"
      className={`${colors.host} ${styles.block}`}
      data-color={colorOf(hosts, demo.hostId)}
      data-state={demo.state}
      data-demo={demo.id}
      data-carried={isCarried || undefined}
      aria-describedby="calendar-keys"
      title={theirs}
      style={{
        ...style,
        blockSize: `calc(${style.blockSize} - 2px)`,
        insetInlineStart: `calc(${(100 * lane) / lanes}% + 2px)`,
        inlineSize: `calc(${100 / lanes}% - 4px)`,
      }}
      onClick={() => onOpen(demo.id)}
      onKeyDown={(event) => onKey(event, demo)}
      onPointerDown={(event) => onPointerDown(event, demo)}
    >
      {demo.state === 'took-place' && <Check aria-hidden />}
      {demo.state === 'no-show' && <UserX aria-hidden />}
      <span className={styles.name}>{demo.name}</span>
      <span className={styles.unseen}>
        , {isPlain ? dayWords(demo.start, zone) : whenWords(demo.start, zone)},
      </span>{' '}
      <span className={styles.when}>{isPlain ? clockOf(new Date(demo.start), zone) : word}</span>
      <span className={styles.unseen}>
        {theirs && `, ${theirs}`}
        {who}
        {isPlain && `, ${word}`}
      </span>
    </button>
  );
}
