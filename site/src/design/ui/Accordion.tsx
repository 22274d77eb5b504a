import { ChevronDown } from 'lucide-react';
import styles from './Accordion.module.css';

/** A question and its answer. */
export interface Question {
  question: string;
  answer: string;
}

/** Questions that open one at a time and close again, in HTML alone. `name` is unique on its page. */
export function Accordion({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className={styles.root}>
      {questions.map(({ question, answer }) => (
        <details className={styles.item} name={name} key={question}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
