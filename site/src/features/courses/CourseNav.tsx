import styles from './CourseNav.module.css';
import { sections } from './sections.ts';

/** Links to the sections of the page; `section-in-view.ts` marks the one in view (S2 section 4). */
export function CourseNav() {
  return (
    <nav className={styles.root} aria-label="On this page">
      <ul className={styles.links}>
        {Object.values(sections).map(({ id, name }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
