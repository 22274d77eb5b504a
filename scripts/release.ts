// Makes the archive of a release from the present commit, its checksum, and its SBOM: npm run release [-- FOLDER]
// It is built twice, in two places, and compared: what differs is named, and fails.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedSbom, listDifferences } from './release.rules.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const BUILT = ['site/dist', 'desk/dist', 'server/dist'];

const [target = 'release'] = process.argv.slice(2);
const place = resolve(ROOT, target);
const run = (command: string, args: readonly string[], cwd = ROOT) =>
  execFileSync(command, args, { cwd, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] });
const say = (command: string, args: readonly string[], cwd = ROOT) =>
  run(command, args, cwd).toString().trim();

if (say('git', ['status', '--porcelain']) !== '') {
  console.error('There are changes that are not committed: a release is of a commit.');
  process.exit(1);
}
const commit = say('git', ['rev-parse', '--short=8', 'HEAD']);
const seconds = say('git', ['log', '-1', '--format=%ct']);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const name = `${version}-${commit}`;
const work = mkdtempSync(join(tmpdir(), 'release-'));

try {
  const first = build('first');
  const second = build('second');
  const differences = listDifferences(hashFiles(first), hashFiles(second));
  for (const file of differences) console.error(`differs between two builds: ${file}`);
  if (differences.length > 0) process.exitCode = 1;
  else writeRelease(first, second);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function writeRelease(first: string, second: string): void {
  mkdirSync(place, { recursive: true });
  const archive = pack(first);
  const sum = createHash('sha256').update(archive).digest('hex');
  const again = createHash('sha256').update(pack(second)).digest('hex');
  if (sum !== again) throw new Error('two archives of the same files differ');
  writeFileSync(join(place, `${name}.tar.gz`), archive);
  writeFileSync(join(place, `${name}.tar.gz.sha256`), `${sum}  ${name}.tar.gz\n`);
  writeFileSync(join(place, `${name}.cdx.json`), sbom(first));
  console.log(
    `${place}: ${name}.tar.gz (${(archive.length / 1e6).toFixed(1)} MB), its SHA-256 ${sum}, its SBOM`,
  );
}

/** Builds the commit in a folder of its own. @returns the folder */
function build(part: string): string {
  const folder = join(work, part, name);
  run('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder]);
  console.log(`Building it (${part} of two)`);
  run(process.execPath, ['scripts/prepare.mjs'], folder);
  return folder;
}

/** Returns the files of the archive, in the order of their names. */
function listFiles(folder: string): string[] {
  const sources = say('git', ['ls-files'], folder).split('\n');
  const built = say('find', [...BUILT, '-type', 'f'], folder).split('\n');
  return [...sources, ...built].sort();
}

function hashFiles(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Packs it with the time of the commit, and without anything of this machine. */
function pack(folder: string): Buffer {
  const list = join(folder, '..', 'files');
  writeFileSync(
    list,
    listFiles(folder)
      .map((file) => `${name}/${file}\n`)
      .join(''),
  );
  const fixed = [
    '--format=gnu',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const tar = join(folder, '..', 'archive.tar');
  run('tar', [...fixed, '--no-recursion', `--files-from=${list}`, '-cf', tar], join(folder, '..'));
  return run('gzip', ['-9', '--no-name', '--stdout', tar]);
}

/** npm names each package by its version, and our workspaces have none. */
function sbom(folder: string): string {
  const place = join(work, 'sbom', name);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), JSON.stringify(content));
  };
  const lock = read('package-lock.json');
  write('package.json', read('package.json'));
  for (const workspace of read('package.json').workspaces) {
    write(`${workspace}/package.json`, { ...read(`${workspace}/package.json`), version });
    lock.packages[workspace].version = version;
  }
  write('package-lock.json', lock);
  const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  return fixedSbom(say('npm', ['sbom', ...options], place), new Date(Number(seconds) * 1000));
}
