import type { Home } from 'contract/content/pages/home.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Gauge } from './Gauge.tsx';
import styles from './ScrumPicture.module.css';

/** Scrum Agent: a board that the agent has sorted before planning. */
export function ScrumPicture({ words }: { words: Home['useCases']['scrum']['picture'] }) {
  const { title, alt, planned, board, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <Gauge percent={90}>{planned}</Gauge>
      <div className={styles.board}>
        {board.map(({ column, tickets }) => (
          <div className={styles.column} key={column}>
            <span>{column}</span>
            {tickets.map(({ title, points, note, tone }) => (
              <div className={styles.ticket} key={title}>
                <b>{title}</b>
                <span>{points}</span>
                {note && <Chip tone={tone}>{note}</Chip>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
