import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './CourseSection.module.css';

/** The sections below the first view, in order, by their anchors. */
export const SECTIONS = ['overview', 'modules', 'library', 'reviews', 'questions'] as const;

/** A section of the course page, in the column beside the offer. Sections touch: one of them is always in view. */
export function CourseSection({
  section: id,
  lede,
  children,
}: {
  section: (typeof SECTIONS)[number];
  lede?: ReactNode;
  children: ReactNode;
}) {
  const { title } = content().one('courses')[id];
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title}>
        {lede}
      </SectionHead>
      {children}
    </section>
  );
}
