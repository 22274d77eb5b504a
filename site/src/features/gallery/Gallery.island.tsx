import styles from './Gallery.module.css';
import type { Specimen } from './specimen.ts';
import { specimens } from './specimens.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Every component of `design/` with its variants, in both schemes side by side. Hydrated so that tabs and dialogs can
 * be tried; until then they show what a visitor has before the script.
 */
export function Gallery() {
  return (
    <div className={styles.root}>
      <h1>Components</h1>
      <nav aria-label="Components">
        <ul className={styles.index}>
          {specimens.map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      {specimens.map((specimen) => (
        <SpecimenSection key={specimen.component} {...specimen} />
      ))}
    </div>
  );
}

function SpecimenSection({ component, variants }: Specimen) {
  return (
    <section className={styles.specimen} id={component} aria-labelledby={`${component}-name`}>
      <h2 id={`${component}-name`}>{component}</h2>
      {Object.entries(variants).map(([name, show], at) => (
        <div className={styles.variant} key={name}>
          <p className={styles.name}>{name}</p>
          {SCHEMES.map((scheme) => (
            <div className={`${styles.pane} ${styles[scheme]}`} data-scheme={scheme} key={scheme}>
              {show(`${component}-${at}-${scheme}`)}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
