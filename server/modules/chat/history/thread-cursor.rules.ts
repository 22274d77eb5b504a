import type { ChatThreadsTable } from '../chat.tables.ts';

/** Thread behind which a page of a list begins, in the order of the list. */
export type CursorPlace = Pick<ChatThreadsTable, 'id' | 'updated_at'>;

const SEPARATOR = '_';

/** Writes a cursor in the format that the contract's `cursor` allows. */
export function writeCursor({ id, updated_at }: CursorPlace): string {
  return `${updated_at}${SEPARATOR}${id}`;
}

/** @param cursor that the contract allows */
export function readCursor(cursor: string): CursorPlace {
  const [updated_at = '', id = ''] = cursor.split(SEPARATOR);
  return { id, updated_at };
}
