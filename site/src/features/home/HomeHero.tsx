import type { ReactNode } from 'react';
import { Actions } from '../../design/ui/Actions.tsx';
import { Lede } from '../../design/ui/Lede.tsx';
import { demo, signUp } from '../../product/actions.ts';
import { claims } from '../../product/claims.ts';
import { StitchedThreads } from './desk/StitchedThreads.tsx';
import styles from './HomeHero.module.css';

/** The first view of the home page (S1 section 2.3); `children` is the desk, which a visitor can work at here. */
export function HomeHero({ children }: { children: ReactNode }) {
  return (
    <section id="opening" className={styles.root} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} id="hero-title">
            <span className={styles.line}>Create Unlimited</span>{' '}
            <span className={styles.line}>AI Employees</span>
          </h1>
          <div className={styles.pitch}>
            <Lede>
              AI employees pick up the work that’s stuck in someone’s queue. Your people make the calls that
              matter.
            </Lede>
            <Actions actions={[signUp('Try for Free'), demo('Book a demo')]}>
              <p className={styles.note}>{claims.trial}</p>
            </Actions>
          </div>
        </div>
        {children}
      </div>
      <StitchedThreads />
    </section>
  );
}
