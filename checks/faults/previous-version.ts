import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newestMigration } from '../../server/plugins/database/migrate.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** The site draws the emails. */
const OF_THE_SERVER = ['server', 'contract', 'site', 'package.json'];

export interface PreviousVersion {
  /** The commit that it is of. */
  commit: string;
  folder: string;
  /** A site as this version builds it: none reads what another one built. For `SITE_DIR`. */
  makeSite: () => Promise<string>;
  remove: () => void;
}

/**
 * The server as it was before its newest migration; `undefined` where git does not reach back as far, or its packages are
 * no longer there: those that we left since (`@fastify/rate-limit`, `altcha-lib`) stay development dependencies of the checks until
 * the next migration.
 */
export function unpackPreviousVersion(): PreviousVersion | undefined {
  const commit = findCommitBefore(`server/plugins/database/migrations/${newestMigration()}.ts`);
  if (!commit) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'previous-'));
  const archive = execFileSync('git', ['archive', commit, ...OF_THE_SERVER], {
    cwd: REPOSITORY,
    maxBuffer: 100e6,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(REPOSITORY, 'node_modules'))) {
    const target = name === 'contract' ? '../contract' : join(REPOSITORY, 'node_modules', name);
    symlinkSync(target, join(packages, name));
  }
  const makeSite = async () => {
    const script = `import { makeSiteFolder } from './server/testing/site-folder.ts';
      process.stdout.write(await makeSiteFolder());`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], { cwd: folder });
    return stdout;
  };
  return { commit, folder, makeSite, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function findCommitBefore(file: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: REPOSITORY,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // Its folder may have moved since.
    const added = git('log', '-1', '--follow', '--diff-filter=A', '--format=%H', '--', file);
    if (added === '') return undefined;
    const before = git('rev-parse', '--verify', `${added}^`);
    const { dependencies } = JSON.parse(git('show', `${before}:server/package.json`));
    const isInstalled = (name: string) => existsSync(join(REPOSITORY, 'node_modules', name));
    return Object.keys(dependencies).every(isInstalled) ? before : undefined;
  } catch {
    return undefined;
  }
}
