import type { Run } from 'contract/content/pages/services.ts';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import '../../design/styles/mono.css';
import voices from '../../design/ui/voices.module.css';
import styles from './RunPicture.module.css';

/** One step of the run in the picture. `thread` counts the agents' threads from the left, 3 is the person's. */
interface RunStep {
  kind: 'agent' | 'human';
  thread: 0 | 1 | 2 | 3;
  /** Course of the threads past this step. */
  weave: 'fork' | 'side' | 'join' | 'meet' | 'end';
}

/** Shape of the run; its words are a document's. */
export const runSteps: readonly RunStep[] = [
  { kind: 'agent', thread: 1, weave: 'fork' },
  { kind: 'agent', thread: 0, weave: 'side' },
  { kind: 'agent', thread: 1, weave: 'side' },
  { kind: 'agent', thread: 2, weave: 'side' },
  { kind: 'agent', thread: 1, weave: 'join' },
  { kind: 'human', thread: 3, weave: 'meet' },
  { kind: 'agent', thread: 1, weave: 'end' },
];

/** Threads of one step in a box of 160 by 100, four columns of 40: three for agents, the last for the person. */
const agentThreads: Record<RunStep['weave'], string> = {
  fork: 'M60 50V100M57 50C57 78 20 70 20 100M63 50C63 78 100 70 100 100',
  side: 'M20 0V100M60 0V100M100 0V100',
  join: 'M20 0C20 30 57 22 57 50M100 0C100 30 63 22 63 50M60 0V100',
  meet: 'M60 0C60 32 140 15 140 50',
  end: '',
};

const humanThreads: Record<RunStep['weave'], string> = {
  fork: 'M140 0V100',
  side: 'M140 0V100',
  join: 'M140 0V100',
  meet: 'M140 0V100M140 50C140 85 60 68 60 100',
  end: 'M140 0V100M60 0V50',
};

/** A run that forks, joins and meets a person: agents' threads beside the person's, from top to bottom. `at` is the last step that it shows. */
export function RunPicture({ run, at = runSteps.length - 1 }: { run: Run; at?: number | undefined }) {
  const { title, alt, steps } = run;
  return (
    <Picture title={title} alt={alt}>
      <ol className={styles.root}>
        {runSteps.map(({ kind, thread, weave }, index) => {
          const { time, name = '', text } = steps[index] ?? {};
          return (
            <li
              className={`${styles.step} ${kind === 'human' ? styles.decision : ''}`}
              key={text}
              data-ahead={index > at || undefined}
            >
              <span className={styles.loom}>
                <svg
                  className={styles.threads}
                  viewBox="0 0 160 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path className={styles.human} d={humanThreads[weave]} />
                  <path className={styles.agent} d={agentThreads[weave]} />
                </svg>
                <span className={`${styles.knot} ${styles[`at${thread}`]}`}>
                  <Avatar kind={kind} name={name} />
                </span>
              </span>
              <span>
                <strong>{name}</strong>{' '}
                <span className={kind === 'human' ? undefined : voices.machine}>{text}</span>
              </span>
              <span className={styles.time}>{time}</span>
            </li>
          );
        })}
      </ol>
    </Picture>
  );
}
