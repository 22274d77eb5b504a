import type { Services } from 'contract/content/pages/services.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import styles from './FinancialPicture.module.css';

/** A cash forecast: the past, the future, and the week that needs a person. */
export function FinancialPicture({ words }: { words: Services['showcase']['financial']['picture'] }) {
  const { title, alt, today, lowest, reserve, months, causes, question } = words;
  return (
    <Picture title={title} alt={alt}>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.name}>{today.name}</dt>
          <dd className={styles.amount}>{today.value}</dd>
        </div>
        <div>
          <dt className={styles.name}>{lowest.name}</dt>
          <dd className={`${styles.amount} ${styles.bad}`}>{lowest.value}</dd>
        </div>
        <div>
          <dt className={`${styles.name} ${styles.line}`}>{reserve.name}</dt>
          <dd className={styles.amount}>{reserve.value}</dd>
        </div>
      </dl>
      <div className={styles.chart}>
        <svg className={styles.plot} viewBox="0 0 600 150" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.gap} x="400" width="100" height="150" />
          <path
            className={styles.range}
            d="M300 50C350 56 390 94 450 114C500 124 540 60 600 30V96C550 112 510 150 450 147C390 140 350 74 300 50Z"
          />
          <path className={styles.reserve} d="M0 118H600" />
          <path
            className={styles.past}
            d="M0 82C40 70 70 40 110 44C150 48 170 84 210 78C250 72 270 46 300 50"
          />
          <path className={styles.future} d="M300 50C350 62 390 124 450 131C500 135 540 84 600 62" />
        </svg>
        {months.map((month) => (
          <span className={styles.month} key={month}>
            {month}
          </span>
        ))}
      </div>
      {causes.map(({ name, value }) => (
        <p className={styles.cause} key={name}>
          {name} <strong>{value}</strong>
        </p>
      ))}
      <Row
        isMarked
        lead={<Avatar kind="agent" name={question.agent} />}
        title={question.title}
        detail={question.detail}
        end={<Avatar kind="human" name={question.human} />}
      />
    </Picture>
  );
}
