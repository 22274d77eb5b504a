import '../styles/shared-elements.css';
import styles from './Avatar.module.css';

/**
 * The face of an AI employee (S2 section 4, 'Avatar image'): the initial stands below and shows unless the
 * picture has loaded, which covers it; a picture that fails draws nothing. HTML does that alone; `track-avatars.ts`
 * keeps `data-state` (idle, loading, loaded, error). Decorative: the name stands beside it.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
  loading = 'lazy',
  isShared = false,
}: {
  name: string;
  /** Address of the picture; without one the initial stays, and the state is idle. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
  loading?: 'lazy' | 'eager';
  /** True if it becomes the same face of the next page, once a page: a shared element of view transitions. */
  isShared?: boolean;
}) {
  return (
    <span
      className={`${styles.root} ${styles[size]}`}
      data-avatar
      data-state="idle"
      data-shared={isShared ? `face-${name}` : undefined}
      aria-hidden="true"
    >
      {name.charAt(0)}
      {src && <img className={styles.image} src={src} alt="" width={96} height={96} loading={loading} />}
    </span>
  );
}
