import { type UIEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import unseen from '../../../design/ui/unseen.module.css';
import { wordsFor } from '../../../words.ts';
import styles from './EventLog.module.css';
import { announce, clockTime, type LogEntry } from './log-entries.ts';

/** Events within this time are read out as one. */
const PAUSE_MS = 1_000;
const NEAR_END_PX = 24;

const SIGNS: Record<LogEntry['direction'], string> = { sent: '→', received: '←', note: '·' };

/** All that was sent and received, the newest last; each line opens to show what it carried. */
export function EventLog({ log, onClear }: { log: readonly LogEntry[]; onClear: () => void }) {
  const words = wordsFor('console');
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const announcement = useAnnouncement(log);

  useEffect(() => {
    const element = list.current;
    // Who has scrolled back to read stays there.
    if (element && isAtEnd.current && log.length > 0) element.scrollTop = element.scrollHeight;
  }, [log]);

  const followEnd = ({ currentTarget }: UIEvent<HTMLOListElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
  };

  return (
    <section className={styles.root} aria-label={words.log}>
      <div className={styles.head}>
        <p className={styles.title}>{words.log}</p>
        <Button variant="quiet" onClick={onClear} disabled={log.length === 0}>
          {words.clear}
        </Button>
      </div>
      {log.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ol
          className={styles.list}
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard
          tabIndex={0}
          aria-label={words.list}
          onScroll={followEnd}
        >
          {log.map((entry) => (
            <li className={styles.entry} key={entry.id}>
              <Line entry={entry} />
            </li>
          ))}
        </ol>
      )}
      <p className={unseen.unseen} role="status">
        {announcement}
      </p>
    </section>
  );
}

function Line({ entry: { time, direction, name, values } }: { entry: LogEntry }) {
  const line = (
    <>
      <time className={styles.time} dateTime={time.toISOString()}>
        {clockTime(time)}
      </time>
      <span className={styles[direction]}>
        <span aria-hidden="true">{SIGNS[direction]}</span>
        <span className={unseen.unseen}>{wordsFor('console')[direction]}</span>
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  if (values.length === 0) return <p className={styles.line}>{line}</p>;
  return (
    <details>
      <summary className={styles.line}>{line}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled to with the keyboard */}
      <pre className={styles.values} tabIndex={0}>
        {JSON.stringify(values.length === 1 ? values[0] : values, undefined, 2)}
      </pre>
    </details>
  );
}

/** Politely, and never more often than once in a pause: a burst of events is one sentence. */
function useAnnouncement(log: readonly LogEntry[]): string {
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef(0);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnouncement(announce(log.filter(({ id }) => id > announced.current)));
      announced.current = log.at(-1)?.id ?? announced.current;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [log]);

  return announcement;
}
