import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brand } from 'content/brand.ts';
import { makeTemporaryFolder } from './server-process.ts';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** Sources that a build reads; the server reads nothing of a site's sources, only its manifest. */
const SOURCES = ['package.json', 'tsconfig.base.json', 'SECURITY.md', 'contract', 'content', 'site'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro']);

/** Its host does not follow from its slug, as the first one's does. */
export const NEW_NAME = { name: 'Ravelwerk', slug: 'ravelwerk', domain: 'ravel-hq.example' };

export interface RenamedSite {
  /** Value of `SITE_DIR`. */
  siteDir: string;
  remove: () => Promise<void>;
}

/** Does what a rebrand does, in a copy: edits `content/en/site.yaml`, and builds. */
export async function buildRenamedSite(): Promise<RenamedSite> {
  const copy = await makeTemporaryFolder();
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    for (const source of SOURCES) {
      const filter = (path: string) => !NOT_SOURCES.has(basename(path));
      await cp(join(REPOSITORY, source), join(copy, source), { recursive: true, filter });
    }
    await linkPackages(copy);
    await renameIn(join(copy, 'content', 'en', 'site.yaml'));
    // Without what a test runner sets: `NODE_ENV` would make it another build.
    const { PATH = '', HOME = '' } = process.env;
    const options = { cwd: copy, env: { PATH, HOME } };
    await promisify(execFile)('npm', ['run', '--silent', 'build', '-w', 'site'], options);
  } catch (error) {
    await remove();
    throw error;
  }
  return { siteDir: join(copy, 'site', 'dist'), remove };
}

/** The installed packages, except that our own are those of the copy. */
async function linkPackages(copy: string): Promise<void> {
  const target = join(copy, 'node_modules');
  await mkdir(target);
  for (const name of await readdir(join(REPOSITORY, 'node_modules'))) {
    const home = SOURCES.includes(name) ? copy : join(REPOSITORY, 'node_modules');
    await symlink(join(home, name), join(target, name));
  }
}

async function renameIn(file: string): Promise<void> {
  const domain = new URL(brand.siteUrl).hostname.replace(/^www\./, '');
  const renamed = (await readFile(file, 'utf8'))
    .replaceAll(domain, NEW_NAME.domain)
    .replaceAll(brand.slug, NEW_NAME.slug)
    .replaceAll(brand.name, NEW_NAME.name);
  await writeFile(file, renamed);
}
