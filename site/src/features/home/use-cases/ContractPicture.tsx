import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { percent } from '../../../design/pictures/percent.ts';
import styles from './ContractPicture.module.css';
import { Gauge } from './Gauge.tsx';
import { Panes } from './Panes.tsx';
import room from './room.module.css';
import { Sheet } from './Sheet.tsx';

/** A waterfall in days: each bar starts where the claim stands, the overlap takes three days back. */
const delays = [
  { cause: 'Late access to site', days: '+14', from: 0, length: 14, tone: 'agent' },
  { cause: 'Storm closure', days: '+6', from: 14, length: 6, tone: 'agent' },
  { cause: 'Overlap of the two', days: '−3', from: 17, length: 3, tone: 'quiet' },
  { cause: 'Extension of time', days: '17 days', from: 0, length: 17, tone: 'total' },
] as const;
const LONGEST = 20;

/** AI for Contracts and Arbitration: a flagged clause, and the days and money that hang on it. */
export function ContractPicture() {
  return (
    <Picture
      title="Harbor Road depot, main contract"
      alt="A contract page with a flagged clause on the notice period, next to a waterfall of delay days that adds up to a 17-day extension and its cost."
    >
      <Panes>
        <Sheet label="Page 41">
          <p className={`${styles.quiet} ${room.ifRoom}`}>
            19.1 The Contractor shall proceed with due expedition.
          </p>
          <p className={styles.flagged}>
            19.2 Notice of a delay shall be given <b>within 28 days</b>, failing which the time for completion
            shall not be extended.
          </p>
          <p>
            <Chip tone="bad">Waived if late</Chip>
          </p>
          <p className={`${styles.quiet} ${room.ifRoom}`}>19.3 The Engineer shall respond within 42 days.</p>
        </Sheet>
        <div className={styles.delays}>
          {delays.map(({ cause, days, from, length, tone }) => (
            <p key={cause}>
              {cause}
              <b>{days}</b>
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
            Cost at $2,450 a day<b>$41,650</b>
          </p>
        </div>
      </Panes>
      <Gauge percent={68}>Notice: day 19 of 28</Gauge>
      <Handover agent="Contracts" human="Ruth">
        Within the notice period. Ruth decides whether to claim.
      </Handover>
    </Picture>
  );
}
