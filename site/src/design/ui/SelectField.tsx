import type { SelectHTMLAttributes } from 'react';
import fieldStyles from './Field.module.css';
import { Field, type Labelled } from './Field.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps extends Labelled, SelectHTMLAttributes<HTMLSelectElement> {
  prompt: string;
  options: readonly (string | { value: string; label: string })[];
}

/** A labelled choice from a list: the browser's own, in our drawing. The first, empty option asks for the choice. */
export function SelectField(props: SelectFieldProps) {
  const { label, isOptional, hint, error, prompt, options, ...select } = props;
  return (
    <Field {...props}>
      {(ties) => (
        <div className={`${fieldStyles.control} ${styles.root}`}>
          <select
            className={`${fieldStyles.input} ${styles.select}`}
            {...ties}
            // Chromium calls a choice that is still to be made invalid, unless it is said that it is not.
            aria-invalid={!!error}
            {...select}
          >
            <option value="">{prompt}</option>
            {options.map((option) => {
              const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {label}
                </option>
              );
            })}
          </select>
        </div>
      )}
    </Field>
  );
}
