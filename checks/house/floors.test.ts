import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The floors of each part of the house, the lowest first (docs/decisions/030). A room is a folder or a file; it may
 * import rooms of the floors below it, and no other of its own floor.
 */
const FLOORS: Record<string, readonly (readonly string[])[]> = {
  '': [['contract'], ['server', 'site'], ['bench', 'scripts'], ['checks']],
  server: [
    ['wait-in-words.ts'],
    ['ask-seldom.ts', 'cache-size.ts', 'clock.ts', 'command-line.ts', 'errors.ts', 'format-table.ts'],
    ['addresses', 'calendar', 'config', 'queue'],
    ['database'],
    ['web'],
    ['bookings'],
    ['accounts', 'blog', 'leads', 'site'],
    ['answers', 'deliveries'],
    ['agents', 'chat', 'search'],
    ['desk'],
    ['upkeep'],
    ['assembly'],
    ['app.ts'],
    ['testing', 'process'],
    ['main.ts', 'commands'],
  ],
  contract: [
    ['tidy-text.ts'],
    ['api-paths.ts', 'blog', 'chat', 'email-address.ts', 'product'],
    ['leads'],
    ['accounts', 'bookings'],
    ['agents', 'error-body.ts', 'site'],
    ['reference'],
  ],
  'server/desk': [
    ['desk.ts', 'terminal'],
    ['command.ts'],
    ['open-desk.ts', 'private-file.ts', 'records', 'removal'],
    ['bookings', 'move'],
    ['person'],
    ['copies'],
    ['keys', 'leads'],
    ['bookings-program.ts', 'leads-program.ts'],
  ],
  'server/chat': [
    ['chat-problem.ts', 'chat.metrics.ts', 'limits'],
    ['history', 'transport'],
    ['presence', 'store'],
    ['answering', 'chat-session.ts'],
    ['chat-events.ts'],
    ['socket'],
    ['chat.ts'],
  ],
  'site/src': [
    ['brand.ts', 'markdown', 'security-policy.ts'],
    ['product'],
    ['design'],
    ['calls'],
    ['frame'],
    ['areas'],
    ['pages', 'middleware.ts'],
    ['testing'],
  ],
};

/** Folders whose rooms know nothing of one another. */
const STRANGERS = ['site/src/areas'];

const files = globSync('{contract,server,site/src,site/build,checks,bench,scripts}/**/*.{ts,tsx,astro,mjs}', {
  cwd: ROOT,
  exclude: (name) => name.includes('node_modules'),
}).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
const arrows = new Map(files.map((file) => [file, importsOf(file)]));

/** What a file imports of ours, by its path from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^'?]+)[^']*'/g)].map(
    ([, name = '']) => name,
  );
  return named.flatMap((name) => {
    if (name.startsWith('.')) return [join(dirname(file), name)];
    return name.startsWith('contract/') ? [name] : [];
  });
}

/** The first part of a path below a folder; `undefined` for a file elsewhere. */
function roomOf(file: string, folder: string): string | undefined {
  const path = relative(folder, file);
  return path.startsWith('..') ? undefined : path.split('/')[0];
}

function wrongArrows(folder: string, isWrong: (from: string, to: string) => boolean): string[] {
  return [...arrows].flatMap(([file, targets]) =>
    targets
      .filter((target) => {
        const [from, to] = [roomOf(file, folder), roomOf(target, folder)];
        return from !== undefined && to !== undefined && from !== to && isWrong(from, to);
      })
      .map((target) => `${file} imports ${target}`),
  );
}

/** One way round, as the files of a circle; `undefined` where imports only run down. */
function findCircle(): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const target of arrows.get(file) ?? []) {
      const circle = visit(target, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  return files.map((file) => visit(file, [])).find((circle) => circle !== undefined);
}

describe('the house', () => {
  it.each(Object.keys(FLOORS))('has no arrow up between the rooms of "%s"', (folder) => {
    const floors = FLOORS[folder] ?? [];
    const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
    expect(wrongArrows(folder, (from, to) => floorOf(from) <= floorOf(to))).toEqual([]);
  });

  it.each(Object.keys(FLOORS))('has a floor for every room of "%s"', (folder) => {
    const rooms = new Set(files.map((file) => roomOf(file, folder)).filter((room) => room !== undefined));
    expect([...rooms].filter((room) => !FLOORS[folder]?.flat().includes(room))).toEqual([]);
  });

  it.each(STRANGERS)('has rooms in %s that do not know one another', (folder) => {
    expect(wrongArrows(folder, () => true)).toEqual([]);
  });

  it('has no circle of files', () => {
    expect(findCircle()).toBeUndefined();
  });

  it('is read whole', () => {
    expect(files.length).toBeGreaterThan(700);
    expect(arrows.get('server/app.ts')).toContain('server/assembly/calls.ts');
    expect(arrows.get('site/src/product/paths.ts')).toContain('contract/site/addresses.ts');
  });
});
