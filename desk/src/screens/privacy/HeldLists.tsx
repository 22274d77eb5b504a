import type { HeldData } from 'contract/desk/privacy.ts';
import { counted, formatNumber } from '../../shared/formats.ts';
import { useZone } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { clockOf, dayInWords } from '../../shared/time.ts';
import form from '../../shared/ui/form.module.css';
import { heldWords } from './held-words.ts';
import styles from './Privacy.module.css';

/** Kinds of data that are held, with their counts. */
export function HeldList({ held }: Pick<HeldData, 'held'>) {
  return (
    <dl className={styles.facts}>
      {held.map(({ what, count }) => (
        <div key={what}>
          <dt>{heldWords(what)}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Demos that an erasure cancels. */
export function DemoList({ demos }: Pick<HeldData, 'demos'>) {
  const zone = useZone();
  return (
    <ul className={styles.list}>
      {demos.map(({ leadId, startsAt }) => (
        <li key={`${leadId} ${startsAt}`}>
          <time dateTime={startsAt}>
            {dayInWords(new Date(startsAt), zone)}, {clockOf(new Date(startsAt), zone)}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** Recipients of messages about the person. */
export function OtherList({ others }: Pick<HeldData, 'others'>) {
  return (
    <dl className={styles.facts}>
      {others.map(({ place, messages, lastAt }) => (
        <div key={place}>
          <dt>{place.charAt(0).toUpperCase() + place.slice(1)}</dt>
          <dd>
            <span>{counted(messages, 'message')}</span>
            {lastAt && (
              <span className={form.about}>
                <span>, last</span> <Timestamp at={lastAt} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
