import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { makeSiteFolder } from '../support/site-folder.ts';
import { linkPackages, PACKAGES } from './previous-version.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = ['server', 'contract', 'content', 'scripts', 'checks/support', 'package.json', 'CHANGELOG.md'];

/** Difference of a version from the present one. */
export interface Change {
  file: string;
  change: (text: string) => string;
}

/** Makes folders of installed versions beside a link, as an upgrade leaves them; they are gone after the test. */
export function makeReleases() {
  const place = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const link = join(place, 'site');
  return {
    link,
    async add(name: string, { file, change }: Change): Promise<void> {
      const folder = `${link}-${name}`;
      for (const part of PARTS) {
        cpSync(join(REPOSITORY, part), join(folder, part), {
          recursive: true,
          // Sources alone: a bundle would be that of the present version.
          filter: (path) => !/node_modules|\/dist$|rolldown/.test(path),
        });
      }
      mkdirSync(join(folder, 'site'));
      for (const packages of PACKAGES) linkPackages(packages, folder);
      renameSync(await makeSiteFolder(), join(folder, 'site/dist'));
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    },
    run(name: string): void {
      symlinkSync(`site-${name}`, `${link}.next`);
      renameSync(`${link}.next`, link);
    },
  };
}
