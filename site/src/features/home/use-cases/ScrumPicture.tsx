import { Chip, type ChipTone } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Gauge } from './Gauge.tsx';
import styles from './ScrumPicture.module.css';

interface Ticket {
  title: string;
  points: string;
  note?: string;
  tone?: ChipTone;
}

const board: { column: string; tickets: Ticket[] }[] = [
  {
    column: 'Ready',
    tickets: [
      { title: 'Retry refunds', points: '8 points' },
      { title: 'Card expiry reminder', points: '5 points' },
      { title: 'Tax ID on invoices', points: '5 points' },
    ],
  },
  {
    column: 'To decide',
    tickets: [
      { title: 'Split payouts', points: '13 points', note: 'Split?', tone: 'human' },
      { title: 'New ledger export', points: '5 points', note: 'Audit first', tone: 'bad' },
    ],
  },
  {
    column: 'Sprint 25',
    tickets: [
      { title: 'Charts in dark mode', points: '8 points', note: 'Over capacity', tone: 'agent' },
      { title: 'Rename accounts', points: '3 points', note: 'One request', tone: 'agent' },
    ],
  },
];

/** Scrum Agent: a board that the agent has sorted before planning. */
export function ScrumPicture() {
  return (
    <Picture
      title="Payments team, sprint 24"
      alt="A sprint board the agent has sorted: stories that are ready, stories a person has to decide on, and stories moved to the next sprint because this one is full."
    >
      <Gauge percent={90}>18 of 20 points planned</Gauge>
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
      <Handover agent="Scrum" human="Elena">
        Elena makes two calls, then planning can start.
      </Handover>
    </Picture>
  );
}
