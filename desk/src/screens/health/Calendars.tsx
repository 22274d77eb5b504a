import type { DeskHealth } from 'contract/desk/health.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
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
            {calendars.map(({ id, host, color, readAt, failingSince, problem, ...calendar }) => (
              <tr key={id}>
                <th scope="row">
                  {host}
                  {failingSince && (
                    <span className={styles.detail}>
                      Since <Timestamp at={failingSince} />: {problemOf(problem ?? '')} (
                      <code>{problem}</code>). Demos have to be confirmed meanwhile.
                    </span>
                  )}
                  {partsOf(calendar).map((part) => (
                    <span key={part} className={styles.detail}>
                      {part}
                    </span>
                  ))}
                </th>
                <td data-label="Now">
                  <Badge tone={TONES[color]}>{COLOR_WORDS[color]}</Badge>
                </td>
                <td data-label="Last read">
                  {readAt ? (
                    <Timestamp at={readAt} as="relative" />
                  ) : (
                    <span className={styles.none}>Never</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type Parts = Pick<DeskHealth['calendars'][number], 'unread' | 'damaged' | 'unknownZones' | 'demosProblem'>;

/** Parts of a calendar that are not as they should be, one sentence each. */
function partsOf({ unread, damaged, unknownZones, demosProblem }: Parts): string[] {
  return [
    ...(unread > 0 ? [`Events that can’t be read, and make no time busy: ${unread}.`] : []),
    ...(damaged > 0 ? [`Damaged lines, whose events are read as far as possible: ${damaged}.`] : []),
    ...(unknownZones.length > 0
      ? [`Unknown zones, whose times are read as the host’s: ${unknownZones.join(', ')}.`]
      : []),
    ...(demosProblem ? [`Demos are not written to it: ${problemOf(demosProblem)} (${demosProblem}).`] : []),
  ];
}
