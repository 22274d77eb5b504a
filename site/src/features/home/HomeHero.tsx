import { Fragment, type ReactNode } from 'react';
import { content } from '../../content.ts';
import { Actions } from '../../design/ui/Actions.tsx';
import { Lede } from '../../design/ui/Lede.tsx';
import { weave } from '../../design/ui/weave.ts';
import styles from './HomeHero.module.css';

/** An even number of threads: the next stitch begins with what this one ends with. */
const cloth = weave(6, 9, 3);
/** One for each draft of the desk. */
const stitches = [0, 1, 2];

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

/**
 * The agents' threads, which run below the desk from edge to edge: each approval there lays the threads of a person over
 * them. Styles alone see it.
 */
function StitchedThreads() {
  return (
    <div className={styles.stitchedThreads}>
      <svg aria-hidden="true" viewBox={`0 0 ${cloth.size * stitches.length} ${cloth.size}`}>
        {stitches.map((index) => (
          <g transform={`translate(${index * cloth.size})`} key={index}>
            <path className={styles.agent} d={cloth.weft} />
            <path className={styles.human} d={cloth.warp} />
          </g>
        ))}
      </svg>
    </div>
  );
}
