import type { Day, Deed, Question } from 'contract/content/employee.ts';
import { content } from '../../../content.ts';
import { fill } from '../../../design/ui/fill.ts';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import type { Persona } from '../persona.ts';
import styles from './DayThread.module.css';
import { clockOf, isQuestion } from './day.ts';
import { MomentPicture } from './MomentPicture.tsx';

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
