import type { By } from 'contract/content/employee.ts';
import by from './by.module.css';
import styles from './ShareBar.module.css';

/** A number of things as one bar, in parts by where they went. */
export function ShareBar({ parts }: { parts: readonly { label: string; count: number; by: By }[] }) {
  const sumOf = (some: typeof parts) => some.reduce((sum, { count }) => sum + count, 0);
  const total = sumOf(parts);
  return (
    <>
      <svg className={styles.bar} viewBox={`0 0 ${total} 4`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect
            className={by[part.by]}
            x={sumOf(parts.slice(0, index))}
            width={part.count - total * 0.006}
            height="4"
            key={part.label}
          />
        ))}
      </svg>
      <div className={styles.legend}>
        {parts.map(({ label, count }) => (
          <span key={label}>
            <strong>{count}</strong> {label}
          </span>
        ))}
      </div>
    </>
  );
}
