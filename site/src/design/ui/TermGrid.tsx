import styles from './TermGrid.module.css';

/** A word or two, or a question, and what is to be said about it. */
export interface Term {
  name: string;
  text: string;
  /** An anchor, where others link to it. */
  id?: string;
}

/** Terms with their meaning beside each other, as many in a row as have room. */
export function TermGrid({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.root}>
      {terms.map(({ name, text, id }) => (
        <div className={styles.term} key={name} id={id}>
          <dt className={styles.name}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
