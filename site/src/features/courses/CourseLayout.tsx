import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { SectionHead } from '../../design/ui/Section.tsx';
import styles from './CourseLayout.module.css';

/** The sections below the first view, in order, by their anchors. */
export const SECTIONS = ['overview', 'modules', 'library', 'reviews', 'questions'] as const;

/**
 * Places the course page: the first view, the offer and the sections. On a large screen the offer stays beside
 * them, on a small one its price stays at the foot of the window (S2 section 2, 'Course page'). `hero` and
 * `offer` are slots of the page.
 */
export function CourseLayout({
  hero,
  offer,
  children,
}: {
  hero?: ReactNode;
  offer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <div className={styles.hero}>{hero}</div>
      <div className={styles.offer}>{offer}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

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
    <section className={styles.courseSection} id={id} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title}>
        {lede}
      </SectionHead>
      {children}
    </section>
  );
}

/** Links to the sections of the page; `section-in-view.ts` marks the one in view (S2 section 4). */
export function CourseNav() {
  const words = content().one('courses');
  return (
    <nav className={styles.courseNav} aria-label={words.navigation}>
      <ul className={styles.links}>
        {SECTIONS.map((id) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {words[id].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
