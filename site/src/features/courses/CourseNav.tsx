import { content } from '../../content.ts';
import styles from './CourseNav.module.css';
import { SECTIONS } from './CourseSection.tsx';

/** Links to the sections of the page; `section-in-view.ts` marks the one in view (S2 section 4). */
export function CourseNav() {
  const words = content().one('courses');
  return (
    <nav className={styles.root} aria-label={words.navigation}>
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
