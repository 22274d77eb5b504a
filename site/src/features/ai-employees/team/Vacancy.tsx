import { UserRoundPlus } from 'lucide-react';
import styles from './Vacancy.module.css';

/** Where the face of an employee would be that a visitor builds. */
export function Vacancy() {
  return (
    <span className={styles.vacancy}>
      <UserRoundPlus size={26} aria-hidden="true" />
    </span>
  );
}
