import type { Day, Deed, Question, Trend } from 'contract/content/employee.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import type { Persona } from '../employees.ts';
import by from '../pictures/by.module.css';
import { ShareBar, StateRows } from '../pictures/RowPictures.tsx';
import styles from './DayThread.module.css';

/** A part of a day: work that the employee does by itself, or a moment when it stops for a person. */
type Moment = Day[number];

/** One day as a thread: the employee's runs down, and where it asks, a person's crosses it. */
export function DayThread({ persona: { name }, day }: { persona: Persona; day: Day }) {
  const { title } = content().one('pages/ai-employees').employee.day;
  return (
    <Section labelledBy="day-title" tone="quiet" says="scene">
      <SectionHead id="day-title" title={fill(title, { name })} />
      <ol className={styles.thread}>
        {day.map((moment) => (
          <li className={`${styles.moment} ${isQuestion(moment) ? styles.yours : ''}`} key={moment.time}>
            {isQuestion(moment) ? <Asked {...moment} name={name} /> : <Done {...moment} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Done({ time, title, text, picture }: Deed) {
  return (
    <>
      <div className={styles.words}>
        <h3>
          <Clock time={time} /> {title}
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
      <MomentPicture picture={picture} />
    </>
  );
}

function Asked({ time, question, answer, name }: Question & { name: string }) {
  const { asks, you } = content().one('pages/ai-employees').employee.day;
  return (
    <>
      <h3>
        <Clock time={time} /> <span className={styles.asks}>{fill(asks, { name })}</span> {question}
      </h3>
      <p className={styles.answer}>
        <strong>{you}</strong> {answer}
      </p>
    </>
  );
}

function Clock({ time }: { time: string }) {
  return (
    <time className={styles.time} dateTime={clockOf(time)}>
      {time}
    </time>
  );
}

export function isQuestion(moment: Moment): moment is Question {
  return 'question' in moment;
}

/** '1:15 PM' as machines write it: '13:15'. */
export function clockOf(time: string): string {
  const [, hours = '', minutes = '', half = ''] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A glance at the work, for those who look; the words beside it say what matters. */
function MomentPicture({ picture }: Pick<Deed, 'picture'>) {
  return (
    <div className={styles.root} aria-hidden="true">
      {picture.kind === 'shares' && <ShareBar parts={picture.parts} />}
      {picture.kind === 'states' && <StateRows {...picture} />}
      {picture.kind === 'trend' && <TrendLines {...picture} />}
    </div>
  );
}

function TrendLines({ lines }: Trend) {
  return lines.map(({ label, percents, by: whose }) => (
    <div className={styles.trend} key={label}>
      <svg className={by[whose]} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
        <polyline className={styles.line} points={pointsOf(percents)} />
      </svg>
      {label}
    </div>
  ));
}

function pointsOf(percents: readonly number[]): string {
  const step = 100 / (percents.length - 1);
  return percents.map((percent, index) => `${index * step},${30 - percent * 0.28}`).join(' ');
}
