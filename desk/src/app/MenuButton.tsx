import { type ReactNode, useRef, useState } from 'react';
import type { MenuEntry } from '../shared/ui/Menu.tsx';
import { useLoaded } from '../shared/use-loaded.ts';

// Fetched once a pointer or the focus comes near: the first screen does not wait for it.
const loadMenu = () => import('../shared/ui/Menu.tsx');

const fetchEarly = () => void loadMenu().catch(() => undefined);

interface Props {
  className: string | undefined;
  /** Name for screen readers of an icon, and of its menu. */
  label: string;
  isIcon?: boolean;
  entries: readonly MenuEntry[];
  children: ReactNode;
}

/** A button of the frame that opens a menu. */
export function MenuButton({ className, label, isIcon = false, entries, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const menu = useLoaded(loadMenu, isOpen, close);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={isIcon ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
      >
        {children}
      </button>
      {menu && <menu.OpenMenu label={label} entries={entries} button={button} onClose={close} />}
    </>
  );
}
