import type { AskAnswer } from 'contract/answers/ask.ts';
import { content } from '../../content.ts';
import { AskField } from '../../layout/ask/AskField.tsx';
import { nextSteps } from '../../layout/ask/next-steps.ts';
import { ASK_PRIVACY, suggestedQuestions } from '../../layout/ask/suggested-questions.ts';
import { contactAbout } from '../../product/asked-question.ts';
import { paths } from '../../product/paths.ts';
import { wordsFor } from '../../words.ts';
import styles from './AskedQuestions.module.css';

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
      <p className={isAsked ? styles.quiet : styles.lede}>
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
        <ul className={styles.suggested} aria-label={words.suggestions}>
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

/** An answer: its text, the pages it comes from, what may be meant instead, and what to do next. */
function AnswerText({ answer, question }: { answer: AskAnswer; question: string }) {
  const { text, sources, suggestions } = answer;
  const words = content().one('pages/ask');
  return (
    <div className={styles.answer}>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Links name={words.sources} links={sources.map(({ title, address }) => [title, address])} />
      <Links name={words.meant} links={suggestions.map((suggested) => [suggested, askAddress(suggested)])} />
      <Links name={words.next} links={nextSteps(answer, question).map(({ label, page }) => [label, page])} />
    </div>
  );
}

function Links({
  name,
  links,
}: {
  name: string;
  links: readonly (readonly [label: string, href: string])[];
}) {
  if (links.length === 0) return null;
  return (
    <div>
      <p className={styles.quiet} aria-hidden="true">
        {name}
      </p>
      <ul className={styles.links} aria-label={name}>
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the address at which a question is answered without script. */
function askAddress(question: string): string {
  return `${paths.ask}?${new URLSearchParams({ q: question })}`;
}
