import type { AskAnswer } from 'contract/answers/ask.ts';
import { content } from '../../content.ts';
import { AskField } from '../../layout/ask/AskField.tsx';
import { ASK_PRIVACY } from '../../layout/ask/ask-privacy.ts';
import { suggestedQuestions } from '../../layout/ask/suggested-questions.ts';
import { contactAbout } from '../../product/asked-question.ts';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';
import { AnswerText } from './AnswerText.tsx';
import styles from './AskedQuestions.module.css';
import { askAddress } from './ask-address.ts';

interface AskedQuestionsProps {
  /** Empty before the first. */
  question: string;
  /** Earlier questions, oldest first. */
  before: readonly string[];
  /** Absent without a question, while developing, and on a host without the server. */
  answer: AskAnswer | undefined;
}

/** The assistant as a page: what was asked, the answer with the pages it comes from, and the field for the next question. */
export function AskedQuestions({ question, before, answer }: AskedQuestionsProps) {
  const isAsked = question !== '';
  const words = content().one('pages/ask');
  const { name, disclosure } = wordsFor('ask');
  return (
    <section id="opening" className={styles.root} aria-labelledby="ask-page-title">
      <h1 id="ask-page-title">{name}</h1>
      <p className={styles.quiet}>
        {disclosure} <a href={ASK_PRIVACY}>{words.privacy}</a>
      </p>
      {before.length > 0 && (
        <ul className={styles.quiet} aria-label={words.before}>
          <li aria-hidden="true">{`${words.before}:`}</li>
          {before.map((earlier, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may hold a question twice
            <li key={index}>{earlier}</li>
          ))}
        </ul>
      )}
      {isAsked && (
        <>
          <h2 className={styles.question}>{question}</h2>
          {answer ? <AnswerText answer={answer} question={question} /> : <p>{words.unavailable}</p>}
        </>
      )}
      <AskField
        label={isAsked ? words.nextField : words.field}
        before={answer ? [...before, question] : before}
        isPlain
      />
      {!isAsked && (
        <ul className={styles.links} aria-label={words.suggestions}>
          {suggestedQuestions(paths.ask).map((suggested) => (
            <li key={suggested}>
              <a href={askAddress(suggested)}>{suggested}</a>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.links} aria-label={words.others}>
        <li>
          <a href={contactAbout(question)}>{words.person}</a>
        </li>
        <li>
          <a href={paths.bookDemo}>{words.demo}</a>
        </li>
      </ul>
    </section>
  );
}
