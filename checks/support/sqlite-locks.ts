import { existsSync, readFileSync, statSync } from 'node:fs';

const LOCKS = '/proc/locks';
/** Reports whether this system lists locks. */
export const hasLocks = existsSync(LOCKS);

/**
 * Names the files of an open SQLite database on which a process holds none of the locks that each open connection
 * keeps. A process loses all its locks on a file when it closes any descriptor of it; then another process that ends
 * takes itself for the last one, and removes the log.
 */
export function findUnlocked(file: string, pid = process.pid): string[] {
  const locks = readFileSync(LOCKS, 'utf8')
    .split('\n')
    .map((line) => /POSIX +\S+ +\S+ (\d+) \w+:\w+:(\d+) /.exec(line));
  return [file, `${file}-shm`].filter((path) => {
    const inode = statSync(path).ino;
    return !locks.some((lock) => Number(lock?.[1]) === pid && Number(lock?.[2]) === inode);
  });
}
