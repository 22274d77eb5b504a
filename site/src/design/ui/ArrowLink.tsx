import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';

/** A link that closes a card or a paragraph and leads on. Its arrow stays with the last word of a text. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  const text = typeof children === 'string' ? children : '';
  const end = text.lastIndexOf(' ') + 1;
  return (
    <a className={styles.root} href={href}>
      {text.slice(0, end)}
      <span className={text && styles.end}>
        {text ? text.slice(end) : children}
        <ArrowRight className={styles.arrow} size={18} aria-hidden="true" />
      </span>
    </a>
  );
}
