import styles from './ClientLogo.module.css';
import type { Client } from './client-logos.ts';

/** One client's word mark: a drawn sign, and the name in a face of its own (S1 section 3). */
export function ClientLogo({ client }: { client: Client }) {
  const { name, logo, isOutlined, widthClass, face } = client;
  return (
    <span className={`${styles.root} ${styles[widthClass]}`}>
      <svg className={isOutlined ? styles.outlined : styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path fillRule="evenodd" d={logo} />
      </svg>
      <span className={`${styles.name} ${styles[face]}`}>{name}</span>
    </span>
  );
}
