import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import { Section } from '../../../design/ui/Section.tsx';
import styles from './ClientLogos.module.css';

/** Who works with the product already (S1 section 1); `children` is the carousel around the track of logos. */
export function ClientLogos({ children }: { children: ReactNode }) {
  const { title } = content().one('pages/home').clients;
  return (
    <Section labelledBy="clients-title">
      <h2 className={styles.title} id="clients-title">
        {title}
      </h2>
      {children}
    </Section>
  );
}
