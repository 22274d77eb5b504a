import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components/Switch';
import styles from './Field.module.css';

interface CheckboxOwnProps extends Omit<CheckboxProps, 'className' | 'style' | 'children'> {
  children?: ReactNode;
}

/** Yes or no, together with what else is chosen. Without children, `aria-label` says what it is. */
export function Checkbox({ children, ...props }: CheckboxOwnProps) {
  return (
    <AriaCheckbox {...props} className={styles.check ?? ''}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.box}>
            {isIndeterminate ? <Minus aria-hidden /> : isSelected && <Check aria-hidden />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}

interface SwitchOwnProps extends Omit<SwitchProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
}

/** Switch that is effective at once. */
export function Switch({ children, ...props }: SwitchOwnProps) {
  return (
    <AriaSwitch {...props} className={styles.check ?? ''}>
      <span className={styles.track} />
      {children}
    </AriaSwitch>
  );
}
