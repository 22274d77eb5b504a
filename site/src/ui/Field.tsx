import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

interface Labelled {
  label: string;
  /** One short remark below the control, such as 'Optional'. */
  hint?: string | undefined;
}

interface Ids {
  control: string;
  hint: string;
  prefix: string;
}

/** Label above, hint below, and the control between them, which is given the ids that tie them together. */
function Field({ label, hint, children }: Labelled & { children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const ids = { control: id, hint: `${id}hint`, prefix: `${id}prefix` };
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
      </label>
      {children(ids)}
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled input of one line. `prefix` is fixed text before it that belongs to the value. */
export function TextField({
  label,
  hint,
  prefix,
  ...input
}: Labelled & { prefix?: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <div className={styles.control}>
          {prefix && (
            <span className={styles.prefix} id={ids.prefix}>
              {prefix}
            </span>
          )}
          <input
            className={styles.input}
            id={ids.control}
            aria-describedby={[prefix && ids.prefix, hint && ids.hint].filter(Boolean).join(' ') || undefined}
            {...input}
          />
        </div>
      )}
    </Field>
  );
}

/** A labelled input of several lines. */
export function TextAreaField({
  label,
  hint,
  ...textarea
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <textarea
          className={`${styles.control} ${styles.textarea}`}
          id={ids.control}
          rows={3}
          aria-describedby={hint && ids.hint}
          {...textarea}
        />
      )}
    </Field>
  );
}

/** A labelled choice from a list. The first, empty option asks for the choice. */
export function SelectField({
  label,
  prompt,
  options,
  ...select
}: { label: string; prompt: string; options: readonly string[] } & InputHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label}>
      {(ids) => (
        <select className={`${styles.control} ${styles.select}`} id={ids.control} {...select}>
          <option value="">{prompt}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
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
