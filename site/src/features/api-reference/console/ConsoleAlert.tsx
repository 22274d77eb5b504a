import styles from './ApiConsole.module.css';

/** Problem, which screen readers read at once. */
export function ConsoleAlert({ problem }: { problem: string }) {
  return (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  );
}
