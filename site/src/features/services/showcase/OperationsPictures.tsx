import type { Services } from 'contract/content/pages/services.ts';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import styles from './OperationsPictures.module.css';

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

/** An organisation chart in which every department has an agent beside its lead. */
export function EnterprisePicture({ words }: { words: Services['showcase']['enterprise']['picture'] }) {
  const { title, alt, head, departments, question, answer } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.enterprisePictureChart}>
        <div className={styles.head}>
          <Row lead={<Avatar kind="human" name={head.name} />} title={head.name} detail={head.role} />
        </div>
        <svg className={styles.lines} viewBox="0 0 600 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M300 0V40M100 40V20H500V40" />
        </svg>
        <div className={styles.departments}>
          {departments.map(({ name, agent, person, work }) => (
            <div className={styles.department} key={name}>
              <strong>{name}</strong>
              <span className={styles.member}>
                <Avatar kind="human" name={person} />
                {person}
              </span>
              <span className={styles.member}>
                <Avatar kind="agent" name={agent} />
                {agent}
              </span>
              <span className={styles.work}>{work}</span>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.talk}>
        <Row
          isMarked
          lead={<Avatar kind="agent" name={question.agent} />}
          title={question.title}
          detail={question.detail}
        />
        <Row
          lead={<Avatar kind="agent" name={answer.agent} />}
          title={answer.title}
          detail={answer.detail}
          end={<Chip tone="good">{answer.state}</Chip>}
        />
      </div>
    </Picture>
  );
}
