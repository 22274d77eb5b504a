import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Tabs.module.css';

/** A tab, by the id of the `TabPanel` that it shows. */
export interface Tab {
  id: string;
  name: string;
  /** Stands before the name of a tile. */
  drawing?: TabDrawing;
}

/** Two lines as SVG path data, in a square of 32. */
export interface TabDrawing {
  agent: string;
  human: string;
}

/**
 * Shows one of several panels, as the ARIA tabs pattern has it: one stop of the Tab key, arrows, Home and End.
 * Hydrated for the keyboard and for the roles' states; until then the tabs are links to their panels, and
 * without script all panels stand below each other. `children` are the `TabPanel`s: static HTML.
 */
export function Tabs({
  label,
  tabs,
  layout,
  isInAddress = false,
  children,
}: {
  label: string;
  tabs: readonly Tab[];
  /** One line of words, which a narrow screen scrolls, or a grid with drawings (`tab-tiles.css`). */
  layout: 'row' | 'tiles';
  /** The address of the page follows the choice, so that it can be kept and sent. */
  isInAddress?: boolean;
  children?: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(tabs[0]?.id);
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    const followAddress = () => {
      const id = window.location.hash.slice(1);
      if (tabs.some((tab) => tab.id === id)) setSelected(id);
    };
    followAddress();
    setIsLive(true);
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, [tabs]);

  useLayoutEffect(() => {
    for (const panel of root.current?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? []) {
      panel.hidden = panel.id !== selected;
    }
    centerChosen(list.current);
  }, [selected]);

  const select = (id: string) => {
    setSelected(id);
    if (isInAddress) window.history.replaceState(window.history.state, '', `#${id}`);
  };

  const moveByKey = (event: KeyboardEvent) => {
    const next = isBrowsers(event) ? undefined : tabAfterKey(tabs, selected, event.key);
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  return (
    <div
      className={`${styles.root} ${layout === 'row' ? styles.row : ''}`}
      ref={root}
      data-layout={layout}
      data-live={isLive || undefined}
    >
      <div className={styles.list} ref={list} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ id, name, drawing }) => (
          <a
            className={styles.tab}
            role="tab"
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            aria-controls={id}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={(event) => {
              if (isBrowsers(event)) return;
              event.preventDefault();
              select(id);
            }}
          >
            {drawing && (
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d={drawing.agent} />
                <path d={drawing.human} />
              </svg>
            )}
            <span>{name}</span>
          </a>
        ))}
      </div>
      <div className={styles.panels}>{children}</div>
    </div>
  );
}

/** Scrolls a row that is wider than the screen, and nothing else, so that the neighbours of its choice can be seen. */
function centerChosen(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Returns true for a key or a click that was meant for the browser, such as Alt and an arrow for the page before. */
function isBrowsers(event: {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Id of the tab that shows a panel. */
function tabId(panelId: string): string {
  return `${panelId}-tab`;
}

/** Returns the tab to which a key leads from the selected one; none for keys that belong to the browser. */
function tabAfterKey(tabs: readonly Tab[], selected: string | undefined, key: string): Tab | undefined {
  const at = tabs.findIndex(({ id }) => id === selected);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return tabs[(at + 1) % tabs.length];
    case 'ArrowLeft':
    case 'ArrowUp':
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    case ' ':
      return tabs[at];
  }
}
