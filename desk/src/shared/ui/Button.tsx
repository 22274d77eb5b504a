import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';

interface Props extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  /** `primary`: the one thing to do here. `quiet`: beside text. `danger`: takes something away. */
  kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  /** An icon alone: `aria-label` names it. */
  icon?: boolean;
  size?: 'regular' | 'small';
}

/** A button; with `isPending` it stays where it is, and can not be pressed twice. */
export function Button({ kind = 'plain', icon = false, size = 'regular', ...props }: Props) {
  return (
    <AriaButton
      {...props}
      className={styles.button ?? ''}
      data-kind={kind}
      data-size={size}
      data-icon={icon || undefined}
    />
  );
}
