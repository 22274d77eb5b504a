import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import '../../design/styles/shared-elements.css';
import { PrivacyLine } from '../../api/lead-form/PrivacyLine.tsx';
import styles from './ContactLayout.module.css';

/**
 * Words and agenda on the left, the form in a panel on the right. On a phone one below the other, the form before the
 * agenda, as they stand in the HTML: who came to write does so at once, and nothing moves when the rest arrives.
 */
export function ContactLayout({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

export function ContactPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.panel} id="another-time">
      <h2 className={styles.title}>{content().one('pages/contact').form}</h2>
      <div>
        {children}
        <PrivacyLine />
      </div>
    </div>
  );
}
