import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Look {
  variant?: ButtonVariant;
  children: ReactNode;
}

/**
 * A call to action that leads somewhere. Another site opens in a new tab.
 * @param label its accessible name, where that says more than what is seen; it begins with it
 * @param onClick what the script of an island does instead
 */
export function ButtonLink({
  variant = 'primary',
  href,
  children,
  newTab = false,
  label,
  onClick,
}: Look & { href: string; newTab?: boolean; label?: string; onClick?: MouseEventHandler }) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a
      className={`${styles.root} ${styles[variant]}`}
      href={href}
      aria-label={label}
      onClick={onClick}
      {...target}
    >
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
