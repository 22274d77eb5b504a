import { expect, it } from 'vitest';
import { isRoomy } from './disk-room.ts';

const MB = 2 ** 20;
const GB = 2 ** 30;

it.each([
  ['8 MB, a tenth left after it', 8 * MB, 2 * MB, MB, true],
  ['8 MB, less than a tenth left', 8 * MB, 2 * MB, 1.3 * MB, false],
  ['500 GB, a gigabyte left', 500 * GB, 25 * GB, 24 * GB, true],
  ['500 GB, less than a gigabyte left', 500 * GB, 25 * GB, 24.1 * GB, false],
])('tells whether a file has room on a disk of %s', (_, size, free, bytes, isEnough) => {
  expect(isRoomy({ bsize: 1, blocks: size, bavail: free }, bytes)).toBe(isEnough);
});
