import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Separator } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './Menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** The keys that do the same, as words. */
  keys?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** A line above it. */
  isApart?: boolean;
  run: () => void;
}

interface Props {
  /** The button that opens it. */
  children: ReactNode;
  label: string;
  entries: readonly MenuEntry[];
}

/** List of actions below a button. */
export function Menu({ children, label, entries }: Props) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.popover ?? ''} offset={4}>
        <MenuList label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

interface OpenProps extends Omit<Props, 'children'> {
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The same, open, for a button that stands elsewhere. */
export function OpenMenu({ button, onClose, label, entries }: OpenProps) {
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={button}
      trigger="MenuTrigger"
      offset={4}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuList label={label} entries={entries} onClose={onClose} />
    </Popover>
  );
}

function MenuList({ label, entries, onClose }: Omit<Props, 'children'> & { onClose?: () => void }) {
  return (
    <AriaMenu
      className={styles.menu ?? ''}
      aria-label={label}
      {...(onClose && { onClose, autoFocus: 'first' })}
    >
      {entries.flatMap((entry) => [
        ...(entry.isApart ? [<Separator key={`${entry.id}-line`} className={styles.line ?? ''} />] : []),
        <MenuItem
          key={entry.id}
          id={entry.id}
          textValue={entry.label}
          className={styles.item ?? ''}
          data-danger={entry.isDanger || undefined}
          isDisabled={entry.isDisabled ?? false}
          onAction={entry.run}
        >
          {entry.icon}
          <span className={styles.label}>{entry.label}</span>
          {entry.keys && <kbd className={styles.keys}>{entry.keys}</kbd>}
        </MenuItem>,
      ])}
    </AriaMenu>
  );
}
