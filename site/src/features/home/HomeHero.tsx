import { Fragment, type ReactNode } from 'react';
import { content } from '../../content.ts';
import { Actions } from '../../design/ui/Actions.tsx';
import { Lede } from '../../design/ui/Lede.tsx';
import { StitchedThreads } from './desk/StitchedThreads.tsx';
import styles from './HomeHero.module.css';

/** The first view of the home page (S1 section 2.3); `children` is the desk, which a visitor can work at here. */
export function HomeHero({ children }: { children: ReactNode }) {
  const { lines, lede, actions, note } = content().one('pages/home').opening;
  return (
    <section id="opening" className={styles.root} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} id="hero-title">
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && ' '}
                <span className={styles.line}>{line}</span>
              </Fragment>
            ))}
          </h1>
          <div className={styles.pitch}>
            <Lede>{lede}</Lede>
            <Actions actions={actions}>
              <p className={styles.note}>{note}</p>
            </Actions>
          </div>
        </div>
        {children}
      </div>
      <StitchedThreads />
    </section>
  );
}
