// Runs before `npm start` and `npm test`, on any Node from 18 up: brings what is missing or stale, and nothing
// else, so that a second start costs no time. Plain JavaScript, because it runs before Node 24 is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestSource } from './build-sources.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_MAJOR = 24;
const BUILD_SOURCES = ['package-lock.json', 'contract', 'site'];

const installed = join(ROOT, 'node_modules', '.package-lock.json');
if (modifiedAt(installed) < modifiedAt(join(ROOT, 'package-lock.json'))) {
  // Errors are shown; that the installing Node is older than the one being installed is none.
  run('Installing the locked dependencies', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
requireNode();

const manifest = join(ROOT, 'site', 'dist', 'manifest.json');
const newest = Math.max(...BUILD_SOURCES.map((source) => newestSource(join(ROOT, source))));
if (modifiedAt(manifest) < newest || builtForHost() !== (process.env.PUBLIC_API_HOST ?? '')) {
  run('Building the site', 'npm', ['run', '--silent', 'build']);
}

/** The `PUBLIC_API_HOST` of the last build: the one variable that a build keeps. */
function builtForHost() {
  return JSON.parse(readFileSync(manifest, 'utf8')).apiHost;
}

/** The pinned Node, or one that is new enough where no pinned binary exists for the platform. */
function requireNode() {
  const { stdout } = spawnSync('node', ['--version'], { env: withLocalBinaries(), encoding: 'utf8' });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
  if (major >= NODE_MAJOR) return;
  fail(
    `Node ${NODE_MAJOR} is needed: no pinned binary was installed, and this machine has ${stdout.trim()}.`,
  );
}

function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

function run(what, command, args) {
  console.log(`${what} ...`);
  const { status } = spawnSync(command, args, { cwd: ROOT, env: withLocalBinaries(), stdio: 'inherit' });
  if (status !== 0) fail(`${what} failed: ${command} ${args.join(' ')}`);
}

function withLocalBinaries() {
  const separator = process.platform === 'win32' ? ';' : ':';
  const PATH = join(ROOT, 'node_modules', '.bin') + separator + process.env.PATH;
  return { ...process.env, PATH, ASTRO_TELEMETRY_DISABLED: '1' };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
