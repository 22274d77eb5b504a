import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Long text to be read: plain elements inside need no classes, so that it fits text from elsewhere too. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** The same for text that is HTML already. The caller must make sure that nothing in it runs. */
export function ProseHtml({ html }: { html: string }) {
  return (
    <div
      className={styles.root}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
