import { expect, it } from 'vitest';
import { columnsThatFit } from './fit-columns.rules.ts';

const COLUMNS = [
  { id: 'name', width: 'minmax(10rem, 1fr)' },
  { id: 'about', width: '10rem', leftOut: 2 },
  { id: 'source', width: '5rem', leftOut: 1 },
  { id: 'state', width: '5rem' },
];

it.each([
  [32.25, ['name', 'about', 'source', 'state']],
  [32, ['name', 'about', 'state']],
  [20, ['name', 'state']],
  [5, ['name', 'state']],
])('shows in %f rem %j', (room, ids) => {
  expect(columnsThatFit(COLUMNS, room).map(({ id }) => id)).toEqual(ids);
});
