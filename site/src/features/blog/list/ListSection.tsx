import type { ReactNode } from 'react';
import { Section } from '../../../design/ui/Section.tsx';

/** The place of the list; the page puts the island in, which brings the heading. */
export function ListSection({ children }: { children?: ReactNode }) {
  return <Section labelledBy="articles-title">{children}</Section>;
}
