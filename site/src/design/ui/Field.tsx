import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { wordsFor } from '../../words.ts';
import styles from './Field.module.css';

/** Texts of a field about its control. */
export interface Labelled {
  label: string;
  /** True if the label says that the field may stay empty. */
  isOptional?: boolean | undefined;
  /** One short remark below the control. */
  hint?: string | undefined;
  /** Problem of the value. */
  error?: string | undefined;
}

/** Attributes that tie a control to its label and to the remarks about it. */
interface Ties {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, remarks below, and the control between them, which is given what ties it to both. */
export function Field({
  label,
  isOptional,
  hint,
  error,
  children,
}: Labelled & { children: (ties: Ties) => ReactNode }) {
  const id = useId();
  // An error takes the place of the hint: what is above and below stays where it was.
  const remarks = Object.entries(error ? { error } : { hint }).filter(([, text]) => text);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isOptional && (
          <span className={styles.hint} id={`${id}optional`}>
            {wordsFor('form').optional}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': join(...remarks.map(([role]) => id + role), isOptional && `${id}optional`),
        'aria-invalid': error ? true : undefined,
      })}
      {remarks.map(([role, text]) => (
        <p className={styles[role]} id={id + role} key={role}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** A labelled input of one line. `prefix` is fixed text before it that belongs to the value. */
export function TextField(props: Labelled & { prefix?: string } & InputHTMLAttributes<HTMLInputElement>) {
  const { label, isOptional, hint, error, prefix, ...input } = props;
  return (
    <Field {...props}>
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
            aria-describedby={join(prefix && `${ties.id}prefix`, ties['aria-describedby'])}
            {...input}
          />
        </div>
      )}
    </Field>
  );
}

function join(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** A labelled input of several lines. */
export function TextAreaField(props: Labelled & ComponentProps<'textarea'>) {
  const { label, isOptional, hint, error, ...textarea } = props;
  return (
    <Field {...props}>
      {(ties) => (
        <textarea className={`${styles.control} ${styles.textarea}`} rows={3} {...ties} {...textarea} />
      )}
    </Field>
  );
}

/** Fields side by side where there is room; text of several lines and checkboxes take the whole width. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fieldGrid}>{children}</div>;
}
