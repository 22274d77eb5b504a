import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
}

/** A checkbox with its sentence: the browser's own, in our drawing. */
export function CheckboxField({ label, ...input }: ChoiceFieldProps) {
  return (
    <label className={styles.root}>
      <input className={`${styles.box} ${styles.checkbox}`} type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

/** One of several that exclude each other, likewise. */
export function RadioField({ label, ...input }: ChoiceFieldProps) {
  return (
    <label className={styles.root}>
      <input className={`${styles.box} ${styles.radio}`} type="radio" {...input} />
      <span>{label}</span>
    </label>
  );
}
