import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { beginningOf, frameBytesOf, isNext, lastCommit } from './wal.rules.ts';

/** A log of SQLite itself. */
function makeLog(write: (sqlite: DatabaseSync) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'wal-'));
  const sqlite = new DatabaseSync(join(folder, 'a.sqlite'));
  onTestFinished(() => {
    sqlite.close();
    rmSync(folder, { recursive: true });
  });
  sqlite.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table t (a)');
  write(sqlite);
  const bytes = readFileSync(join(folder, 'a.sqlite-wal'));
  const header = bytes.subarray(0, 32);
  const beginning = beginningOf(header);
  if (!beginning) throw new Error('SQLite wrote no header');
  const frames = bytes.subarray(32);
  const committed = (some: Buffer) => lastCommit(beginning, header, some).offset - 32;
  return { sqlite, header, beginning, frames, committed, frame: frameBytesOf(header) };
}

const insert = (sqlite: DatabaseSync, rows: number) => {
  sqlite.exec('begin');
  for (let row = 0; row < rows; row += 1) sqlite.exec('insert into t values (randomblob(3000))');
  sqlite.exec('commit');
};

describe('lastCommit', () => {
  it('finds the end of a whole log, also from its middle on', () => {
    const { committed, frames, beginning, header, frame } = makeLog((sqlite) => {
      insert(sqlite, 3);
      insert(sqlite, 5);
    });
    expect(frames.length).toBeGreaterThan(8 * frame);
    expect(committed(frames)).toBe(frames.length);
    const middle = lastCommit(beginning, header, frames.subarray(0, frames.length - 3 * frame));
    expect(middle.offset).toBeLessThan(32 + frames.length - 3 * frame);
    expect(lastCommit(middle, header, frames.subarray(middle.offset - 32))).toEqual(
      lastCommit(beginning, header, frames),
    );
  });

  it('leaves out a transaction whose end is missing, or half written', () => {
    const { committed, frames, frame } = makeLog((sqlite) => {
      insert(sqlite, 1);
      insert(sqlite, 5);
    });
    const first = committed(frames.subarray(0, frames.length - 1));
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(frames.length - frame);
    expect(committed(frames.subarray(0, frames.length - frame))).toBe(first);
  });

  it.each([4, 16, 30, 2_000])('stops before a frame in which byte %i is another', (at) => {
    const { committed, frames, frame } = makeLog((sqlite) => insert(sqlite, 5));
    const damaged = Buffer.from(frames);
    const last = frames.length - frame + at;
    damaged[last] = (damaged[last] ?? 0) ^ 1;
    expect(committed(damaged)).toBeLessThan(frames.length);
  });

  it('leaves out what a transaction spilled before it was rolled back', () => {
    const { committed, frames } = makeLog((sqlite) => {
      insert(sqlite, 1);
      sqlite.exec('pragma cache_size = 2; begin');
      for (let row = 0; row < 200; row += 1) sqlite.exec('insert into t values (randomblob(3000))');
      sqlite.exec('rollback');
    });
    expect(frames.length).toBeGreaterThan(100 * 4_096);
    expect(committed(frames)).toBeLessThan(10 * 4_120);
    expect(committed(frames)).toBeGreaterThan(0);
  });
});

describe('beginningOf', () => {
  it('refuses a header that is damaged, too short or of no log', () => {
    const { header } = makeLog((sqlite) => insert(sqlite, 1));
    const damaged = Buffer.from(header);
    damaged[17] = (damaged[17] ?? 0) ^ 1;
    for (const each of [damaged, header.subarray(0, 31), Buffer.alloc(32)])
      expect(beginningOf(each)).toBeUndefined();
  });
});

it('knows the log that follows another one by its salts', () => {
  expect(isNext('0000000a11111111', '0000000922222222')).toBe(true);
  expect(isNext('00000000aaaaaaaa', 'ffffffff22222222')).toBe(true);
  expect(isNext('0000000b11111111', '0000000922222222')).toBe(false);
  expect(isNext('0000000911111111', '0000000922222222')).toBe(false);
});
