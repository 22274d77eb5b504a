import { useId } from 'react';
import form from './form.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'date' | 'time';
  min?: string;
  error?: string | undefined;
}

/** A day or a time of day, typed or chosen as the browser offers it. */
export function DayField({ label, value, onChange, type = 'date', min, error }: Props) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...{ id, type, min, value }}
        step={type === 'time' ? 900 : undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span id={`${id}-error`} className={form.error}>
          {error}
        </span>
      )}
    </div>
  );
}
