import type { Home } from 'contract/content/pages/home.ts';
import { Search } from 'lucide-react';
import { Fragment } from 'react';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { percent } from '../../../design/pictures/Meter.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Marked } from '../../../design/ui/Marked.tsx';
import styles from './DocumentPictures.module.css';
import { Gauge, Panes, Sheet } from './PictureParts.tsx';
import room from './room.module.css';

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

/** Knowledge Agent: an answer, and the pages that it stands on. */
export function KnowledgePicture({ words }: { words: Home['useCases']['knowledge']['picture'] }) {
  const { title, alt, question, answer, sources, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <p className={styles.question}>
        <Search size={16} aria-hidden="true" />
        {question}
      </p>
      <p className={styles.answer}>
        {answer.map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <Marked text={sentence} />
            <sup>{index + 1}</sup>
          </Fragment>
        ))}
      </p>
      <Panes>
        {sources.map(({ label, text }) => (
          <Sheet label={label} key={label}>
            <p>
              <Marked text={text} as="mark" className={styles.mark} />
            </p>
          </Sheet>
        ))}
      </Panes>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}
