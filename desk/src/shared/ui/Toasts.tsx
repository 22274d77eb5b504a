import { X } from 'lucide-react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Button } from './Button.tsx';
import styles from './Toasts.module.css';
import { toastError, toastQueue } from './toasts.ts';

/** Where what was done is said; F6 goes there. */
export function Toasts() {
  return (
    <ToastRegion queue={toastQueue} className={styles.region ?? ''} aria-label="What was done">
      {({ toast }) => {
        const { text, tone, undo } = toast.content;
        return (
          <Toast toast={toast} className={styles.toast ?? ''} data-tone={tone}>
            <ToastContent className={styles.text ?? ''}>
              <Text slot="title">{text}</Text>
            </ToastContent>
            {undo && (
              <Button
                size="small"
                onPress={() => {
                  toastQueue.close(toast.key);
                  Promise.resolve(undo()).catch(toastError);
                }}
              >
                Undo
              </Button>
            )}
            <Button slot="close" kind="quiet" size="small" icon aria-label="Dismiss">
              <X aria-hidden />
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
