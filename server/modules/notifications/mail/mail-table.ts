// Elements are made by hand, since Node runs this file as it is, and does not read JSX (docs/decisions/038).
import { type CSSProperties, createElement as h, type ReactNode } from 'react';

export interface TableProps {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** What mail programs lay out with: they know no other way. */
export function Table({ className, style, children }: TableProps) {
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, className, style },
    h('tbody', null, children),
  );
}

/** A row of one cell. */
export function cell(
  props: { className?: string; style: CSSProperties; align?: 'center' },
  ...children: ReactNode[]
): ReactNode {
  return h('tr', null, h('td', props, ...children));
}
