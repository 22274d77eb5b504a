import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { version, workspaces, optionalDependencies } = JSON.parse(read('package.json'));

it('begins the changelog with the version of package.json', () => {
  const [, newest] = /^## \[([^\]]+)\] - (?:unreleased|\d{4}-\d{2}-\d{2})$/m.exec(read('CHANGELOG.md')) ?? [];

  expect(newest).toBe(version);
});

it('states the version of package.json in the lockfile', () => {
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

it('names in .node-version the Node that is installed as a package', () => {
  const pinned = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(pinned.length).toBeGreaterThan(0);
  expect([...new Set(pinned.map(([, node]) => node))]).toEqual([read('.node-version').trim()]);
});

it('pins each package to its exact version', () => {
  const ranges = ['.', ...workspaces].flatMap((folder: string) => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
      read(`${folder}/package.json`),
    );
    const named = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    return Object.entries<string>(named)
      .filter(([name, wanted]) => !workspaces.includes(name) && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted))
      .map(([name, wanted]) => `${folder}: ${name} ${wanted}`);
  });
  expect(ranges).toEqual([]);
});
