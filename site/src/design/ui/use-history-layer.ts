import { useEffect, useRef } from 'react';

interface Layer {
  isOpen: boolean;
  /** Something is under way that the layer must outlive: Back does not close it. */
  isLocked: boolean;
  /** Back was pressed. */
  onBack: () => void;
}

/** Whether the history says that a layer was open here, before a reload for example. */
export function hasHistoryLayer(): boolean {
  return Boolean(history.state?.isLayer);
}

/**
 * Gives an open layer, such as a dialog, an entry of its own in the history, so that Back (on a phone: the gesture)
 * closes it instead of leaving the page.
 * @returns goes to another page in place of that entry
 */
export function useHistoryLayer({ isOpen, isLocked, onBack }: Layer): (address: string) => void {
  const isLeaving = useRef(false);
  const latest = useRef({ isLocked, onBack });
  useEffect(() => {
    latest.current = { isLocked, onBack };
  });

  useEffect(() => {
    if (!isOpen) return;
    if (!hasHistoryLayer()) history.pushState({ isLayer: true }, '');
    const hearBack = () => {
      if (hasHistoryLayer()) return;
      if (latest.current.isLocked) history.pushState({ isLayer: true }, '');
      else latest.current.onBack();
    };
    window.addEventListener('popstate', hearBack);
    return () => {
      window.removeEventListener('popstate', hearBack);
      if (hasHistoryLayer() && !isLeaving.current) history.back();
    };
  }, [isOpen]);

  return (address) => {
    isLeaving.current = true;
    if (hasHistoryLayer()) window.location.replace(address);
    else window.location.assign(address);
  };
}
