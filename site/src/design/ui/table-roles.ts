/**
 * The roles of a table's elements, to be spread on them where CSS lays the table out as a grid: browsers then
 * forget that it is one. Checkers of HTML call them needless, as they don't read styles.
 */
export const asTable = { role: 'table' } as const;
export const asRows = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asColumnHeader = { role: 'columnheader', scope: 'col' } as const;
export const asRowHeader = { role: 'rowheader', scope: 'row' } as const;
export const asGroupHeader = { role: 'rowheader', scope: 'rowgroup' } as const;
export const asCell = { role: 'cell' } as const;
