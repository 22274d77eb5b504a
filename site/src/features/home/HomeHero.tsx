import { Actions } from '../../design/ui/Actions.tsx';
import { Lede } from '../../design/ui/Lede.tsx';
import { demo, signUp } from '../../product/actions.ts';
import { claims } from '../../product/claims.ts';
import styles from './HomeHero.module.css';
import { LoomPicture } from './loom/LoomPicture.tsx';

/** The first view of the home page (S1 section 2.3). */
export function HomeHero() {
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div id="opening" className={styles.words}>
          <h1 className={styles.title} id="hero-title">
            Create Unlimited <span className={styles.noun}>AI Employees</span>
          </h1>
          <Lede>
            AI employees pick up the work that’s stuck in someone’s queue. Your people make the calls that
            matter.
          </Lede>
          <Actions actions={[signUp('Try for Free'), demo('Book a demo')]} />
          <p className={styles.note}>{claims.trial}</p>
        </div>
        <LoomPicture />
      </div>
    </section>
  );
}
