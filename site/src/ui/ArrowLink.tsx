import { ArrowRight } from 'lucide-react';
import styles from './ArrowLink.module.css';

/** A link that closes a card or a paragraph and leads on. */
export function ArrowLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.root} href={href}>
      {children}
      <ArrowRight className={styles.arrow} size={18} aria-hidden="true" />
    </a>
  );
}
