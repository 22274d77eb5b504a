import { ChevronDown } from 'lucide-react';
import type { TSchema } from 'typebox';
import { wordsFor } from '../../../words.ts';
import { FieldTable } from '../fields/FieldTable.tsx';
import { fieldRows } from '../fields/field-rows.ts';
import { objectsOf } from '../reference-pages.ts';
import styles from './NamedObjects.module.css';
import { Part, type PartLevel } from './Part.tsx';

/**
 * The objects that the tables above name, each with its own fields, folded until a visitor follows a link to one.
 * @param isFirstShown the first has been shown as a response already
 */
export function NamedObjects({
  level,
  schemas,
  isFirstShown = false,
}: {
  level: PartLevel;
  schemas: readonly TSchema[];
  isFirstShown?: boolean;
}) {
  const objects = objectsOf(schemas).slice(isFirstShown ? 1 : 0);
  if (objects.length === 0) return null;
  return (
    <Part level={level} id="objects" title={wordsFor('reference').objects}>
      <div className={styles.list}>
        {objects.map((object) => (
          <details className={styles.object} key={object.name}>
            <summary className={styles.summary}>
              <code>{object.name}</code>
              <span className={styles.meaning}>{object.summary}</span>
              <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
            </summary>
            {/* Inside, so that a link to it opens the fold. */}
            <div className={styles.fields} id={object.name}>
              <FieldTable name={object.name} rows={fieldRows(object)} isSent={false} />
            </div>
          </details>
        ))}
      </div>
    </Part>
  );
}
