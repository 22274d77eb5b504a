import styles from './ApiConsole.module.css';

/** What went wrong, read out as soon as it stands there. */
export function ConsoleAlert({ problem }: { problem: string }) {
  return (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  );
}
