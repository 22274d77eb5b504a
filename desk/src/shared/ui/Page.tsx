import { type ReactNode, useEffect } from 'react';
import { createStore } from '../create-store.ts';
import { useSession } from '../session.ts';
import { useWaiting } from '../waiting.ts';
import styles from './Page.module.css';

/** Title of the screen that is shown, for those who hear the page. */
export const screenTitle = createStore('');

interface Props {
  title: string;
  /** Beside the title, muted: a count, a date. */
  aside?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** Below the title, above what scrolls: filters, tabs. */
  bar?: ReactNode;
  children: ReactNode;
  /** The content brings its own edges and its own scrolling, as a table does. */
  isFlush?: boolean;
}

/** A screen: its title, its actions and its content. */
export function Page({ title, aside, actions, bar, children, isFlush = false }: Props) {
  const { productName } = useSession();
  const waiting = useWaiting();
  useEffect(() => {
    // What waits shows in a tab that lies behind others.
    document.title = `${waiting && `(${waiting}) `}${title} · ${productName} desk`;
    screenTitle.set(title);
  }, [title, productName, waiting]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {aside && <div className={styles.aside}>{aside}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {bar && <div className={styles.bar}>{bar}</div>}
      <div className={styles.content} data-flush={isFlush || undefined}>
        {children}
      </div>
    </div>
  );
}
