import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

interface Props {
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  /** Tab that is shown, if the address names it. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Parts of one screen, one at a time. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone it can stand beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is shown
  useEffect(() => {
    // The tabs stand there only after this turn.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList ref={list} className={styles.list ?? ''} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
