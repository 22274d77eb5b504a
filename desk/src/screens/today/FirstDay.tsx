import type { FirstDayStep } from 'contract/desk/first-day.ts';
import { DESK_PATH } from 'contract/desk/paths.ts';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import styles from './FirstDay.module.css';
import today from './Today.module.css';

/** Parts of an installation that are not set yet, each with its field or the one line for the administrator; gone once all is done. */
export function FirstDay({ steps }: { steps: readonly FirstDayStep[] }) {
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone);
  return (
    <section className={today.part} aria-labelledby={id}>
      <header className={today.head}>
        <h2 id={id}>Before the first booking</h2>
        <span className={today.count}>
          {done.length} of {steps.length} set
        </span>
      </header>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name} data-done={step.isDone || undefined}>
            {step.isDone ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
            <div>
              {step.isDone ? (
                <p>
                  {step.title}: <span className={styles.state}>set</span>
                </p>
              ) : (
                <Open step={step} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Open({ step: { title, text, place, line } }: { step: FirstDayStep }) {
  return (
    <>
      <p>{place === null ? <b>{title}</b> : <a href={DESK_PATH + place}>{title}</a>}</p>
      <p className={styles.text}>{text}</p>
      {line !== null && (
        <p className={styles.text}>
          For the administrator:{' '}
          {line.split('\n').map((each) => (
            <code key={each}>{each} </code>
          ))}
        </p>
      )}
    </>
  );
}
