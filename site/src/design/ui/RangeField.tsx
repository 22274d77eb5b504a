import type { ComponentProps } from 'react';
import { Field, type Labelled } from './Field.tsx';
import styles from './RangeField.module.css';

/** A labelled slider: the browser's own, in our drawing. `shown` is its value as people read it, once a script follows it. */
export function RangeField({
  label,
  isOptional = false,
  hint,
  error,
  shown,
  ...input
}: Labelled & { shown: string | undefined } & ComponentProps<'input'>) {
  return (
    <Field label={label} isOptional={isOptional} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.root}>
          <input className={styles.slider} type="range" aria-valuetext={shown} {...ties} {...input} />
          <output className={styles.value} htmlFor={ties.id}>
            {shown}
          </output>
        </div>
      )}
    </Field>
  );
}
