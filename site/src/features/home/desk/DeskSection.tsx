import type { ReactNode } from 'react';
import picture from '../../../design/pictures/Picture.module.css';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import styles from './Desk.module.css';

/** What is left for a person: a desk to work at, in the frame of a picture; the page puts it in. */
export function DeskSection({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="desk-title" tone="quiet" isExtra says="scene">
      <SectionHead id="desk-title" title="You decide">
        AI employees do the legwork. Three drafts are waiting for you.
      </SectionHead>
      <div className={picture.root}>
        <p className={picture.title}>
          Your desk <span className={styles.note}>Examples. Nothing’s sent.</span>
        </p>
        {children}
      </div>
    </Section>
  );
}
