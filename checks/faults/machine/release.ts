import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

export interface Upstream {
  /** A git repository whose `main` has the present files, those that no commit has yet too. */
  folder: string;
  /** Adds a commit with the next version. */
  release: (version: string) => void;
}

/** Makes a repository in the folder to install from, with nothing of the real one but its files. */
export function makeUpstream(folder: string): Upstream {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  const commit = (subject: string) =>
    git(
      '-c',
      'user.name=Upstream',
      '-c',
      'user.email=upstream@example.com',
      'commit',
      '--quiet',
      '-m',
      subject,
    );
  // Accounts of the machine read it.
  chmodSync(folder, 0o755);
  git('init', '--quiet', '--initial-branch=main', '.');
  git(`--work-tree=${REPOSITORY}`, 'add', '--all', '.');
  commit('Release it');
  git('reset', '--quiet', '--hard');
  return {
    folder,
    release(version) {
      const file = join(folder, 'package.json');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`),
      );
      git('add', '--all', '.');
      commit(`Release ${version}`);
    },
  };
}
