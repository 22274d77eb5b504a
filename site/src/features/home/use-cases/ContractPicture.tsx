import type { Home } from 'contract/content/pages/home.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { percent } from '../../../design/pictures/percent.ts';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './ContractPicture.module.css';
import { Gauge } from './Gauge.tsx';
import { Panes } from './Panes.tsx';
import room from './room.module.css';
import { Sheet } from './Sheet.tsx';

/** A waterfall in days: each bar starts where the claim stands, the overlap takes three days back. */
const SPANS = [
  { from: 0, length: 14, tone: 'agent' },
  { from: 14, length: 6, tone: 'agent' },
  { from: 17, length: 3, tone: 'quiet' },
  { from: 0, length: 17, tone: 'total' },
] as const;
const LONGEST = 20;

/** AI for Contracts and Arbitration: a flagged clause, and the days and money that hang on it. */
export function ContractPicture({ words }: { words: Home['useCases']['contracts']['picture'] }) {
  const { title, alt, clause, delays, cost, notice, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <Panes>
        <Sheet label={clause.label}>
          <p className={`${styles.quiet} ${room.ifRoom}`}>{clause.before}</p>
          <p className={styles.flagged}>
            <Marked text={clause.flagged} />
          </p>
          <p>
            <Chip tone="bad">{clause.state}</Chip>
          </p>
          <p className={`${styles.quiet} ${room.ifRoom}`}>{clause.after}</p>
        </Sheet>
        <div className={styles.delays}>
          {SPANS.map(({ from, length, tone }, index) => (
            <p key={tone + from}>
              {delays[index]?.cause}
              <b>{delays[index]?.days}</b>
              <svg width="100%" height="10" aria-hidden="true">
                <rect
                  className={styles[tone]}
                  x={percent(from / LONGEST)}
                  width={percent(length / LONGEST)}
                  height="10"
                  rx="2"
                />
              </svg>
            </p>
          ))}
          <p>
            <Marked text={cost} />
          </p>
        </div>
      </Panes>
      <Gauge percent={68}>{notice}</Gauge>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
