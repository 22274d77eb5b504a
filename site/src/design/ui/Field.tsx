import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What a field says about its control. */
export interface Labelled {
  label: string;
  /** Whether the label says that nothing need stand here. */
  isOptional?: boolean;
  /** One short remark below the control. */
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
export function Field({
  label,
  isOptional = false,
  hint,
  error,
  children,
}: Labelled & { children: (ties: Ties) => ReactNode }) {
  const id = useId();
  const optionalId = `${id}optional`;
  const remarks = [
    { id: `${id}error`, text: error, className: styles.error },
    { id: `${id}hint`, text: hint, className: styles.hint },
  ].filter(({ text }) => text);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isOptional && (
          <span className={styles.hint} id={optionalId}>
            Optional
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby':
          join(...remarks.map((remark) => remark.id), isOptional ? optionalId : undefined) || undefined,
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
  isOptional = false,
  hint,
  error,
  prefix,
  ...input
}: Labelled & { prefix?: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} isOptional={isOptional} hint={hint} error={error}>
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
  isOptional = false,
  hint,
  error,
  ...textarea
}: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} isOptional={isOptional} hint={hint} error={error}>
      {(ties) => (
        <textarea className={`${styles.control} ${styles.textarea}`} rows={3} {...ties} {...textarea} />
      )}
    </Field>
  );
}
