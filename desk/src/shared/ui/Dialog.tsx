import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the one that does it last. */
  actions?: ReactNode;
  /** `side`: a panel at the edge, which leaves the screen behind it in sight. */
  place?: 'middle' | 'side' | 'top';
  size?: 'small' | 'medium' | 'large';
  /** Stays until it is answered: no press beside it and no Escape closes it. */
  mustAnswer?: boolean;
}

/** A dialog above the screen. Focus stays within it, and goes back where it was. */
export function Dialog(props: Props) {
  const {
    title,
    isOpen,
    onClose,
    children,
    actions,
    place = 'middle',
    size = 'small',
    mustAnswer = false,
  } = props;
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      data-place={place}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!mustAnswer && place !== 'middle'}
      isKeyboardDismissDisabled={mustAnswer}
    >
      <Modal className={styles.modal ?? ''} data-place={place} data-size={size}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {!mustAnswer && (
              <Button kind="quiet" size="small" icon aria-label="Close" onPress={onClose}>
                <X aria-hidden />
              </Button>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
