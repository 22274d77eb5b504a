import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepToOwner } from './file-modes.ts';

function makeFile(mode: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'modes-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const file = join(dataDir, 'site.sqlite');
  writeFileSync(file, '');
  chmodSync(file, mode);
  return { dataDir, file, modeOf: () => statSync(file).mode & 0o777 };
}

describe('keepToOwner', () => {
  it.each([0o644, 0o640, 0o666])(
    'makes a database of mode %o private to its owner, and reports it',
    (mode) => {
      const { dataDir, file, modeOf } = makeFile(mode);
      expect(keepToOwner({ dataDir, databaseUrl: null })).toEqual([
        `DATA_DIR: other users of this machine could read ${file}; now only its owner can`,
      ]);
      expect(modeOf()).toBe(0o600);
    },
  );

  it('reports nothing for a private file or a missing one', () => {
    const { dataDir, modeOf } = makeFile(0o600);
    expect(keepToOwner({ dataDir, databaseUrl: null })).toEqual([]);
    expect(modeOf()).toBe(0o600);
    expect(keepToOwner({ dataDir: join(dataDir, 'nowhere'), databaseUrl: null })).toEqual([]);
  });

  it('keeps the mode of a file that is not in use, because the data is in Postgres', () => {
    const { dataDir, modeOf } = makeFile(0o644);
    expect(keepToOwner({ dataDir, databaseUrl: 'postgres://localhost/x' })).toEqual([]);
    expect(modeOf()).toBe(0o644);
  });
});
