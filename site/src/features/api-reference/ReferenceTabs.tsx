import type { ReactNode } from 'react';
import { wordsFor } from '../../words.ts';
import styles from './ReferenceTabs.module.css';

interface Panel {
  id: string;
  name: string;
  content: ReactNode;
}

/**
 * One of several panels, after the ARIA tabs pattern. Plain HTML: `behaviour/tabs.ts` moves the choice; before it
 * has arrived the tabs are links to their panels, and without script all panels stand below each other. The tabs
 * of `ui/` do the same as an island, which would bring React to a page that needs it for nothing else.
 */
export function ReferenceTabs({
  label,
  panels,
  isLanguage = false,
}: {
  label: string;
  panels: readonly Panel[];
  /** The choice counts for every page, and stands in the address. */
  isLanguage?: boolean;
}) {
  return (
    <div className={styles.root} data-tabs={isLanguage ? 'language' : ''}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {panels.map(({ id, name }, index) => (
          <a
            className={styles.tab}
            role="tab"
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            aria-controls={id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {name}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {panels.map(({ id, content }, index) => (
          <div
            className={styles.panel}
            role="tabpanel"
            key={id}
            id={id}
            aria-labelledby={`${id}-tab`}
            hidden={index > 0}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A request body, as its fields or as an example (S2 section 2, 'schema and example tabs'). */
export function SchemaAndExample({
  label,
  schema,
  example,
}: {
  label: string;
  schema: ReactNode;
  example: ReactNode;
}) {
  const words = wordsFor('reference');
  return (
    <ReferenceTabs
      label={label}
      panels={[
        { id: 'schema', name: words.schema, content: schema },
        { id: 'example', name: words.example, content: example },
      ]}
    />
  );
}
