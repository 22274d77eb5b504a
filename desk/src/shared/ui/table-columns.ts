import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** Of its track in a grid: `6rem`, `minmax(10rem, 2fr)`. */
  width: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, below one another. */
  isNumber?: boolean;
  /** `onSort` knows it. */
  canSort?: boolean;
}

export interface Sort {
  column: string;
  isDescending: boolean;
}
