import { type AnswersRun, percentOf, questionsOf, sumOf, VERDICTS } from './answers-run.ts';
import styles from './EngineResult.module.css';
import { VerdictBar } from './VerdictBar.tsx';
import tones from './verdict-tones.module.css';
import { categoryName, engines, verdicts } from './words.ts';

/** How one way to ask did: two shares to compare, all verdicts as a bar, and the table by category. */
export function EngineResult({ name, rows }: AnswersRun['engines'][number]) {
  const { title, text } = engines[name] ?? { title: name, text: '' };
  const sum = sumOf(rows);
  const shareOf = (part: number) => `${percentOf(part, questionsOf(sum))}%`;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        <dl className={styles.shares}>
          <div className={styles.share}>
            <dt>Right or honest</dt>
            <dd>{shareOf(sum.right + sum.honestNo)}</dd>
          </div>
          <div className={styles.share}>
            <dt>Wrong</dt>
            <dd>{shareOf(sum.wrong)}</dd>
          </div>
        </dl>
        <VerdictBar counts={sum} />
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}: verdicts by category</caption>
        <thead>
          <tr>
            <th scope="col">Questions</th>
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
              <th scope="row">{categoryName(row.category)}</th>
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
            <th scope="row">All {questionsOf(sum)}</th>
            {VERDICTS.map((verdict) => (
              <td key={verdict}>{sum[verdict]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
