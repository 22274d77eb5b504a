import type { PageReading } from 'contract/content/case-study.ts';
import styles from './Drawing.module.css';
import { linesAt, pagesViewBox, sheetsAt } from './pages.ts';

/** The documents of one question as small sheets: marigold ones are read by a person, the others by the agent. */
export function PagesDrawing({ pages, readByHuman }: PageReading) {
  const places = Array.from({ length: pages }, (_, place) => place);
  const isHuman = (place: number) => readByHuman === 'all' || readByHuman.includes(place);
  const [human, agent] = [places.filter(isHuman), places.filter((place) => !isHuman(place))];
  return (
    <svg className={styles.pages} viewBox={pagesViewBox(pages)} aria-hidden="true">
      <path className={styles.agentSheets} d={sheetsAt(agent)} />
      <path className={styles.humanSheets} d={sheetsAt(human)} />
      <path className={styles.agentLines} d={linesAt(agent)} />
      <path className={styles.humanLines} d={linesAt(human)} />
    </svg>
  );
}
