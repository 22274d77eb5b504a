import { drawFigure } from '../../../design/pictures/portrait.ts';
import { employees } from '../employees.ts';
import styles from './EmployeeLineup.module.css';

/** The seven employees on one rule, each a way to its page. */
export function EmployeeLineup() {
  return (
    <ul className={styles.root}>
      {employees().map(({ persona: { name, role, path }, portrait }) => (
        <li key={path}>
          <a className={styles.employee} href={path}>
            <span
              className={styles.figure}
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us
              dangerouslySetInnerHTML={{ __html: drawFigure(portrait) }}
            />
            <span className={styles.name}>{name}</span> <span className={styles.role}>{role}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
