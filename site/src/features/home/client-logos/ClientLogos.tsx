import type { ReactNode } from 'react';
import { brand } from '../../../brand.ts';
import { Section } from '../../../design/ui/Section.tsx';
import styles from './ClientLogos.module.css';

/** Who works with the product already (S1 section 1); `children` is the carousel around the track of logos. */
export function ClientLogos({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="clients-title">
      <h2 className={styles.title} id="clients-title">
        Top performers and teams trust {brand.name}
      </h2>
      {children}
    </Section>
  );
}
