import { fill } from 'contract/content/fill.ts';
import { ChevronDown } from 'lucide-react';
import { content } from '../../content.ts';
import accordion from '../../design/ui/Accordion.module.css';
import {
  type AnswersRun,
  type Counts,
  percentOf,
  questionsOf,
  sumOf,
  VERDICTS,
  type Verdict,
} from './answers-run.ts';
import styles from './EngineResult.module.css';
import tones from './verdict-tones.module.css';

/** Verdicts from the most helpful to the most harmful. */
const ORDER: readonly Verdict[] = ['right', 'honestNo', 'partly', 'falseNo', 'wrong'];
/** Shares that are shown; an honest no stands apart from what is right. */
const SHARES = ['right', 'honestNo', 'wrong'] as const;
const GAP = 0.5;

type Props = AnswersRun['engines'][number] & { isOpen: boolean };

/** Results of one way to ask: three shares to compare, all verdicts as a bar, and the table by category, which folds. */
export function EngineResult({ name, rows, isOpen }: Props) {
  const { engines, categories, judgment, lastRun } = content().one('pages/answers');
  const { verdicts } = judgment;
  const { title, text } = engines[name] ?? { title: name, text: '' };
  const sum = sumOf(rows);
  const shareOf = (part: number) => `${percentOf(part, questionsOf(sum))}%`;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        <dl className={styles.shares}>
          {SHARES.map((verdict) => (
            <div className={styles.share} key={verdict}>
              <dt>{verdicts[verdict].name}</dt>
              <dd>{shareOf(sum[verdict])}</dd>
            </div>
          ))}
        </dl>
        <VerdictBar counts={sum} />
      </div>
      <details open={isOpen}>
        <summary className={accordion.question}>
          <b>{fill(lastRun.caption, { engine: title })}</b>
          <ChevronDown className={accordion.chevron} aria-hidden="true" />
        </summary>
        <table className={styles.table}>
          <caption className={styles.caption}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{lastRun.questions}</th>
              {VERDICTS.map((verdict) => (
                <th className={`${styles.verdict} ${tones[verdict]}`} scope="col" key={verdict}>
                  {verdicts[verdict].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.category}>
                <th scope="row">{categories[row.category] ?? capitalize(row.category)}</th>
                {VERDICTS.map((verdict) => (
                  <td className={row[verdict] === 0 ? styles.none : undefined} key={verdict}>
                    {row[verdict]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{fill(lastRun.all, { questions: questionsOf(sum) })}</th>
              {VERDICTS.map((verdict) => (
                <td key={verdict}>{sum[verdict]}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </details>
    </div>
  );
}

/** The name of a category for readers, where the page has no other. */
function capitalize(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1).replaceAll('-', ' ');
}

/** All verdicts as parts of one bar. The table beside it has the numbers. */
function VerdictBar({ counts }: { counts: Counts }) {
  const whole = questionsOf(counts);
  const shares = ORDER.filter((verdict) => counts[verdict] > 0).map((verdict) => ({
    verdict,
    width: (100 * counts[verdict]) / whole,
  }));
  return (
    <svg className={styles.verdictBar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ verdict, width }, index) => {
        const x = shares.slice(0, index).reduce((sum, before) => sum + before.width, 0);
        return (
          <rect
            className={`${styles.part} ${tones[verdict]}`}
            key={verdict}
            x={x}
            width={width - GAP}
            height="6"
          />
        );
      })}
    </svg>
  );
}
