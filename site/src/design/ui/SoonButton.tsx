import { useId } from 'react';
import { wordsFor } from '../../words.ts';
import { Button, type ButtonVariant } from './Button.tsx';
import styles from './SoonButton.module.css';

/**
 * A button whose destination does not exist yet: it makes no call and goes nowhere; pressed, it says that this
 * opens soon (S2 section 2, 'buttons without a destination'; design.md, 'buttons without action'). A native
 * popover, so it needs no script; it appears inside a status that was there before, so it is read out.
 */
export function SoonButton({
  variant = 'primary',
  message = wordsFor('common').soon,
  children,
}: {
  variant?: ButtonVariant;
  message?: string;
  children: string;
}) {
  const id = useId();
  return (
    <div className={styles.root}>
      <Button variant={variant} popoverTarget={id}>
        {children}
      </Button>
      <span role="status">
        <span className={styles.message} id={id} popover="auto">
          {message}
        </span>
      </span>
    </div>
  );
}
