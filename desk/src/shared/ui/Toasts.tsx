import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAction } from '../actions.ts';
import { Button } from './Button.tsx';
import styles from './Toasts.module.css';
import { dismiss, type Toast, toastError, useToasts } from './toasts.ts';

/** Time to read it and to reach for the button; the clock begins again once the pointer and the focus have left. */
const SHOWN_MS = 8_000;

/** Corner with the toasts. The key `z` takes the last action back. */
export function Toasts() {
  const toasts = useToasts();
  const last = toasts.findLast((toast) => toast.undo);
  useAction(
    { id: 'undo', label: 'Undo', keys: 'z', group: 'Everywhere', run: () => last && takeBack(last) },
    last !== undefined,
  );
  return (
    <section aria-label="What was done" className={styles.region}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function takeBack({ id, undo }: Toast): void {
  dismiss(id);
  Promise.resolve(undo?.()).catch(toastError);
}

function ToastLine({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds the clock
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.text} role={toast.tone === 'bad' ? 'alert' : 'status'}>
        {toast.text}
      </p>
      {toast.undo && (
        <Button size="small" onPress={() => takeBack(toast)}>
          Undo
        </Button>
      )}
      <Button kind="quiet" size="small" icon aria-label="Dismiss" onPress={() => dismiss(toast.id)}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
