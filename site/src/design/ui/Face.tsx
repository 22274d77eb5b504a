import styles from './Face.module.css';

/** A person, round: drawn where there is a picture, otherwise the initial. Decorative; the name stands beside it. */
export function Face({ name, src }: { name: string; src?: string | undefined }) {
  return (
    <span className={styles.root} aria-hidden="true">
      <span>{name.charAt(0)}</span>
      {src && <img className={styles.image} src={src} alt="" width={96} height={96} loading="lazy" />}
    </span>
  );
}
