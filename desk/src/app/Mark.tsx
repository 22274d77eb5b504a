import styles from './Mark.module.css';

/** Address of the mark of `content/brand/`; empty where the woven one counts, and absent in tests. */
declare const OWN_MARK: string;

/** The company's mark: threads of people and of agents, woven, where it has none of its own. Decorative; the name stands beside it. */
export function Mark() {
  if (typeof OWN_MARK !== 'undefined' && OWN_MARK)
    return <img className={styles.own} src={OWN_MARK} alt="" />;
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={styles.human}
        d="M5 0V9.4M5 14.6V24M12 0V2.4M12 7.6V16.4M12 21.6V24M19 0V9.4M19 14.6V24"
      />
      <path
        className={styles.agent}
        d="M0 5H2.4M7.6 5H16.4M21.6 5H24M0 12H9.4M14.6 12H24M0 19H2.4M7.6 19H16.4M21.6 19H24"
      />
    </svg>
  );
}
