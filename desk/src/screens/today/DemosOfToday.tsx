import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useZone } from '../../shared/session.ts';
import { useNow } from '../../shared/Timestamp.tsx';
import { clockOf, dayOf, theirClock } from '../../shared/time.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './Today.module.css';
import { type DemoOfToday, isOver, wordOf } from './waiting.rules.ts';

/** The demos of the day by the person's clock. */
export function DemosOfToday({ demos }: { demos: readonly DemoOfToday[] }) {
  const id = useId();
  const zone = useZone();
  const now = useNow();
  const next = demos.find((demo) => !isOver(demo.end, now));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>Demos today</h2>
        {demos.length > 0 && <span className={styles.count}>{demos.length}</span>}
      </header>
      {demos.length === 0 ? (
        <p className={styles.none}>
          None. <Link to="/calendar">Open the calendar</Link>
        </p>
      ) : (
        <ol className={styles.demos}>
          {demos.map((demo) => {
            const word = wordOf(demo, now);
            return (
              <li key={demo.leadId}>
                <Link
                  className={styles.demo}
                  to="/calendar"
                  search={{ demo: demo.leadId, day: dayOf(new Date(demo.start), zone) }}
                  data-next={demo === next || undefined}
                  data-over={isOver(demo.end, now) || undefined}
                >
                  <time className={styles.start} dateTime={demo.start}>
                    {clockOf(new Date(demo.start), zone)}
                  </time>
                  <span className={styles.whom}>
                    <b>{demo.name}</b>
                    {demo.host && <span>with {demo.host}</span>}
                    {theirClock(demo.start, zone, demo.timeZone) && (
                      <span>{theirClock(demo.start, zone, demo.timeZone)}</span>
                    )}
                    {word && <Badge tone={word.tone}>{word.label}</Badge>}
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
