import { useEffect, useRef } from 'react';

interface Layer {
  isOpen: boolean;
  /** Something is under way that the layer must outlive: Back does not close it. */
  isLocked: boolean;
  /** Back was pressed. */
  onBack: () => void;
}

/** Returns true if the history says that a layer was open here, before a reload for example. */
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
  /** Closed by a button of its own: the history follows a moment later, and the layer may be open again by then. */
  const isGoingBack = useRef(false);
  const latest = useRef({ isOpen, isLocked, onBack });
  useEffect(() => {
    latest.current = { isOpen, isLocked, onBack };
  });

  useEffect(() => {
    const hearBack = () => {
      const isOurs = isGoingBack.current;
      isGoingBack.current = false;
      if (!latest.current.isOpen || hasHistoryLayer()) return;
      if (isOurs || latest.current.isLocked) pushLayer();
      else latest.current.onBack();
    };
    window.addEventListener('popstate', hearBack);
    return () => window.removeEventListener('popstate', hearBack);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    if (!hasHistoryLayer()) pushLayer();
    return () => {
      if (!hasHistoryLayer() || isLeaving.current || isGoingBack.current) return;
      isGoingBack.current = true;
      history.back();
    };
  }, [isOpen]);

  return (address) => {
    isLeaving.current = true;
    if (hasHistoryLayer()) window.location.replace(address);
    else window.location.assign(address);
  };
}

function pushLayer(): void {
  history.pushState({ isLayer: true }, '');
}
