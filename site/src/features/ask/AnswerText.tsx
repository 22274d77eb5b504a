import type { AskAnswer } from 'contract/answers/ask.ts';
import { content } from '../../content.ts';
import { nextSteps } from '../../layout/ask/next-steps.ts';
import styles from './AskedQuestions.module.css';
import { askAddress } from './ask-address.ts';

/** An answer: its text, the pages it comes from, what may be meant instead, and what to do next. */
export function AnswerText({ answer, question }: { answer: AskAnswer; question: string }) {
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
