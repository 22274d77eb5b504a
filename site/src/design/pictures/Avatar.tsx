import styles from './Avatar.module.css';

/** Author of a deed: a round marigold initial for a person, a square indigo one for an agent. */
export function Avatar({ kind, name }: { kind: 'human' | 'agent'; name: string }) {
  return <span className={`${styles.root} ${styles[kind]}`}>{name.charAt(0)}</span>;
}
