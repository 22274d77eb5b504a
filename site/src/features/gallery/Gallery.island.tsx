import styles from './Gallery.module.css';
import type { Specimen } from './specimen.ts';
import { pictures } from './specimens/pictures.tsx';
import { content } from './specimens/ui-content.tsx';
import { controls } from './specimens/ui-controls.tsx';
import { fields } from './specimens/ui-fields.tsx';

/** Every component of `design/`, in the order of the page. */
export const specimens: readonly Specimen[] = [...controls, ...fields, ...content, ...pictures];

/** Components that cannot be seen by themselves, and where they can. */
export const leftOut: Record<string, string> = {
  'ui/LooseThread': 'above the words of ui/Notice: /no-such-page',
  'ui/Notice': 'a whole page: /thankyou',
  'ui/ExplorerPanels': 'a part of ui/Tabs: / and /services',
  'ui/FoldedPoints': 'folded on a phone: /services',
  'ui/PhoneFold': 'there on a phone only: /services',
};

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
