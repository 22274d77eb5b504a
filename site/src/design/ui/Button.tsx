import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Look {
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A call to action that leads somewhere. Another site opens in a new tab. */
export function ButtonLink({
  variant = 'primary',
  href,
  children,
  newTab = false,
}: Look & { href: string; newTab?: boolean }) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={`${styles.root} ${styles[variant]}`} href={href} {...target}>
      {children}
    </a>
  );
}

/** A button that does something on this page. */
export function Button({
  variant = 'primary',
  type = 'button',
  isBusy = false,
  children,
  ...attributes
}: Look & { isBusy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      className={`${styles.root} ${styles[variant]}`}
      type={type}
      aria-busy={isBusy || undefined}
      {...attributes}
    >
      {children}
    </button>
  );
}
