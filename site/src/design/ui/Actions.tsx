import type { ReactNode } from 'react';
import type { Action } from '../../product/actions.ts';
import styles from './Actions.module.css';
import { ButtonLink } from './Button.tsx';

/** Next steps as a row of buttons: those of `actions`, the first in the strongest colour, and `children`. */
export function Actions({ actions = [], children }: { actions?: readonly Action[]; children?: ReactNode }) {
  return (
    <div className={styles.root}>
      {actions.map(({ label, href, newTab = false }, index) => (
        <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={href} newTab={newTab} key={href}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </div>
  );
}
