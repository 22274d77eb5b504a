import { Link } from '@tanstack/react-router';
import type { Today } from 'contract/desk/today.ts';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styles from './Today.module.css';

/** What is broken, or may soon be: first, since nothing else arrives while it lasts. */
export function Troubles({ troubles }: { troubles: NonNullable<Today['troubles']> }) {
  return (
    <section className={styles.troubles} aria-label="What is broken">
      {troubles.map(({ cause, color, title, text }) => (
        <Link key={cause} to="/health" className={styles.trouble} data-color={color}>
          {color === 'red' ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
          <span>
            <b>{title}</b>
            <span>{text}</span>
          </span>
        </Link>
      ))}
    </section>
  );
}
