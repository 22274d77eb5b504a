import type { ReactNode } from 'react';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './CourseSection.module.css';
import { type CourseSectionKey, sections } from './sections.ts';

/** A section of the course page, in the column beside the offer. Sections touch: one of them is always in view. */
export function CourseSection({
  section,
  lede,
  children,
}: {
  section: CourseSectionKey;
  lede?: ReactNode;
  children: ReactNode;
}) {
  const { id, title } = sections[section];
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title}>
        {lede}
      </SectionHead>
      {children}
    </section>
  );
}
