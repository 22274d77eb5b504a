import { LoomNames } from './LoomNames.tsx';
import styles from './LoomPicture.module.css';
import { LoomThreads } from './LoomThreads.tsx';
import { agents, people } from './loom-picture.ts';
import { WorkCards } from './WorkCards.tsx';

/**
 * The idea of the product as a picture: people's threads and agents' threads cross, and work gets done there. Styles
 * alone set it in motion: the agents weave, each hands a piece of work over, and then it rests.
 */
export function LoomPicture() {
  return (
    <figure className={styles.root}>
      <LoomThreads />
      <LoomNames of="people" label="People" names={people} />
      <LoomNames of="agents" label="AI employees" names={agents} />
      <WorkCards />
      <input className={styles.pause} type="checkbox" aria-label="Pause the picture" />
    </figure>
  );
}
