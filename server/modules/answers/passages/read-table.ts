import type { Element } from 'hast';
import { lineOf, listElements } from './html-tree.ts';
import type { Cell, Row, Statement } from './passage.ts';
import { isProse } from './sentences.ts';

/** The rows of a table, each named by its first cell; rows that only head a group are left out. */
export function readTable(table: Element): Row[] {
  const [headRow, ...rows] = listElements(table, 'tr').map((row) =>
    listElements(row, 'th', 'td').map(lineOf),
  );
  const [, ...heads] = headRow ?? [];
  return rows.flatMap(([label = '', ...values]) => {
    const cells = values.map((value, index) => ({ head: heads[index] ?? '', value })).filter(isFilled);
    return label !== '' && cells.length > 0 ? [{ kind: 'row' as const, label, cells }] : [];
  });
}

/**
 * A list of terms: those that are explained in sentences one by one, the others as one row.
 * @param label what the terms belong to: the heading above them
 */
export function readTerms(list: Element, label: string): Statement[] {
  const cells: Cell[] = [];
  for (const element of listElements(list, 'dt', 'dd')) {
    if (element.tagName === 'dt') cells.push({ head: lineOf(element), value: '' });
    const last = cells.at(-1);
    if (element.tagName === 'dd' && last) last.value = `${last.value} ${lineOf(element)}`.trim();
  }
  const filled = cells.filter(isFilled);
  const explained = filled
    .filter(({ value }) => isProse(value))
    .map(({ head, value }) => ({ kind: 'sentence' as const, text: `${head}: ${value}` }));
  const named = filled.filter(({ value }) => !isProse(value));
  return named.length === 0 ? explained : [...explained, { kind: 'row', label, cells: named }];
}

function isFilled({ head, value }: Cell): boolean {
  return head !== '' && value !== '';
}
