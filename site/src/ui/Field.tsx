import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

interface Labelled {
  label: string;
  /** One short remark below the control, such as 'Optional'. */
  hint?: string | undefined;
}

/** A labelled input of one line. `prefix` is fixed text before it that belongs to the value. */
export function TextField({
  label,
  hint,
  prefix,
  ...input
}: Labelled & { prefix?: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const hintId = `${id}hint`;
  const prefixId = `${id}prefix`;
  const describedBy = [prefix && prefixId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        {prefix && (
          <span className={styles.prefix} id={prefixId}>
            {prefix}
          </span>
        )}
        <input className={styles.input} id={id} aria-describedby={describedBy} {...input} />
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled input of several lines. */
export function TextAreaField({
  label,
  hint,
  ...textarea
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={`${styles.control} ${styles.textarea}`}
        id={id}
        rows={3}
        aria-describedby={hint && hintId}
        {...textarea}
      />
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled choice from a list. The first, empty option asks for the choice. */
export function SelectField({
  label,
  prompt,
  options,
  ...select
}: { label: string; prompt: string; options: readonly string[] } & InputHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={`${styles.control} ${styles.select}`} id={id} {...select}>
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

/** A checkbox with its sentence. */
export function CheckboxField({
  label,
  ...input
}: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
