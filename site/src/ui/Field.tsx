import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './Field.module.css';

interface Labelled {
  label: string;
  /** One short remark below the control, such as 'Optional'. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
}

/** What ties a control to its label and to the remarks about it. */
interface Ties {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, remarks below, and the control between them, which is given what ties it to both. */
function Field({ label, hint, error, children }: Labelled & { children: (ties: Ties) => ReactNode }) {
  const id = useId();
  const remarks = [
    { id: `${id}error`, text: error, className: styles.error },
    { id: `${id}hint`, text: hint, className: styles.hint },
  ].filter(({ text }) => text);
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': join(...remarks.map((remark) => remark.id)) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {remarks.map((remark) => (
        <p className={remark.className} id={remark.id} key={remark.id}>
          {remark.text}
        </p>
      ))}
    </div>
  );
}

/** A labelled input of one line. `prefix` is fixed text before it that belongs to the value. */
export function TextField({
  label,
  hint,
  error,
  prefix,
  ...input
}: Labelled & { prefix?: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.control}>
          {prefix && (
            <span className={styles.prefix} id={`${ties.id}prefix`}>
              {prefix}
            </span>
          )}
          <input
            className={styles.input}
            {...ties}
            {...(prefix ? { 'aria-describedby': join(`${ties.id}prefix`, ties['aria-describedby']) } : {})}
            {...input}
          />
        </div>
      )}
    </Field>
  );
}

function join(...ids: (string | undefined)[]): string {
  return ids.filter(Boolean).join(' ');
}

/** A labelled input of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  ...textarea
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <textarea className={`${styles.control} ${styles.textarea}`} rows={3} {...ties} {...textarea} />
      )}
    </Field>
  );
}

/** A labelled choice from a list. The first, empty option asks for the choice. */
export function SelectField({
  label,
  hint,
  error,
  prompt,
  options,
  ...select
}: Labelled & {
  prompt: string;
  options: readonly (string | { value: string; label: string })[];
} & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <select className={`${styles.control} ${styles.select}`} {...ties} {...select}>
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
      )}
    </Field>
  );
}

/** A labelled slider. `shown` is its value as people read it. */
export function RangeField({
  label,
  hint,
  error,
  shown,
  ...input
}: Labelled & { shown: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={styles.range}>
          <input type="range" aria-valuetext={shown} {...ties} {...input} />
          <output htmlFor={ties.id}>{shown}</output>
        </div>
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
