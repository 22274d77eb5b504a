import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import { Section } from '../../../design/ui/Section.tsx';
import type { ListPages } from './first-list.ts';
import { addressOf, type ListView, MOST_PAGES } from './list-view.ts';
import styles from './PageLinks.module.css';

/**
 * The ways to older and newer articles as links, for search engines, which send no form. People who have script see the
 * button alone: it says the same, and follows what they choose.
 */
export function PageLinks({ view, pages: { shown, inAll } }: { view: ListView; pages: ListPages }) {
  const { links, newer, older } = content().one('pages/blog').list;
  const hasOlder = shown < Math.min(inAll, MOST_PAGES);
  if (shown === 1 && !hasOlder) return null;
  return (
    <nav className={styles.root} aria-label={links}>
      {shown > 1 && (
        <a rel="prev" href={addressOf(view, shown - 1)}>
          {newer}
        </a>
      )}
      {hasOlder && (
        <a rel="next" href={`${addressOf(view, shown + 1)}#page-${shown + 1}`}>
          {older}
        </a>
      )}
    </nav>
  );
}

/** The place of the list; the page puts the island in, which brings the heading. */
export function ListSection({ children }: { children?: ReactNode }) {
  return <Section labelledBy="articles-title">{children}</Section>;
}
