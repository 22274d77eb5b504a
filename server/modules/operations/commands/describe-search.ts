import { counted } from '../../../cli/terminal/figures.ts';
import type { Search } from '../privacy/verify-erasure.ts';

/** The result of the search for an address, in lines. */
export function describeSearch({ tables, files, folders, found, copies, longerAddresses }: Search): string[] {
  const searched = `Searched ${counted(tables, 'table')} and ${counted(files, 'file')} of ${folders.join(' and ')}:`;
  const isNowhere = found.length + copies.length === 0;
  const where = isNowhere ? 'nowhere.' : found.length > 0 ? 'in' : 'in copies only.';
  return [
    `${searched} the address was found ${where}`,
    ...found.map((place) => `  ${place}`),
    ...describeCopies(copies),
    ...(longerAddresses ? [LONGER_ADDRESSES] : []),
  ];
}

const LONGER_ADDRESSES =
  'Another person has an address that contains this one, so the bytes of the database file could not be searched.';

function describeCopies(copies: readonly string[]): string[] {
  if (copies.length === 0) return [];
  return [
    'Copies of the database still contain the data of their time:',
    ...copies.map((file) => `  ${file}`),
    'npm run restore erases the address again from what it restores. To erase it in the copies now: --yes --backups, or delete them.',
  ];
}
