import { readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface LockedPackage {
  integrity?: string;
  hasInstallScript?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MODULES = 'node_modules/';

function readJson(file: string) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

/** Returns the packages of a registry, by the folder of their installation. */
function lockedPackages(): [string, LockedPackage][] {
  const packages: Record<string, LockedPackage> = readJson('package-lock.json').packages;
  return Object.entries(packages).filter(([path, { link }]) => path.includes(MODULES) && !link);
}

it('locks every package by its hash', () => {
  const packages = lockedPackages();
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

// Elsewhere there may be no such package, and the machine's own Node runs everything.
it.skipIf(process.platform !== 'linux')('runs the Node of a locked package', () => {
  const binary = realpathSync(join(ROOT, MODULES, '.bin', 'node'));
  const owner = lockedPackages().find(([path]) => !relative(join(ROOT, path), binary).startsWith('..'));
  expect(owner?.[0]).toBe(`${MODULES}node-${process.platform}-${process.arch}`);
  expect(realpathSync(process.execPath)).toBe(binary);
});

// A script at installation may fetch anything, and does so unseen by the lockfile.
it('allows an install script to esbuild alone', () => {
  expect(readJson('package.json').allowScripts).toEqual({ esbuild: true });
});
