import type { DeskHealth } from 'contract/desk/health.ts';
import { Moment } from '../../shared/Moment.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './Health.module.css';
import { COLOR_WORDS, problemOf, TONES } from './words.ts';

/** The calendars by which hosts are busy, and whether they can be read. */
export function Calendars({ calendars }: Pick<DeskHealth, 'calendars'>) {
  return (
    <section className={styles.part}>
      <h2>Calendars of hosts</h2>
      <div className={styles.tableBox}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Host</th>
              <th scope="col">Now</th>
              <th scope="col">Last read</th>
            </tr>
          </thead>
          <tbody>
            {calendars.map(({ id, host, color, readAt, failingSince, problem }) => (
              <tr key={id}>
                <th scope="row">
                  {host}
                  {failingSince && (
                    <span className={styles.detail}>
                      Since <Moment at={failingSince} />: {problemOf(problem ?? '')} (<code>{problem}</code>).
                      Demos have to be confirmed meanwhile.
                    </span>
                  )}
                </th>
                <td data-label="Now">
                  <Badge tone={TONES[color]}>{COLOR_WORDS[color]}</Badge>
                </td>
                <td data-label="Last read">
                  {readAt ? <Moment at={readAt} as="relative" /> : <span className={styles.none}>Never</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
