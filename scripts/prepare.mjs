// Runs before `npm start` and `npm test`, on any Node from 18 up: installs and builds what is missing or stale, and nothing
// else, so that a second start costs no time. The tools of tests are installed only before tests (`with-tests`): they
// are half of all packages. Plain JavaScript, because it runs before Node 24 is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestSource, SERVER_SOURCES, SITE_SOURCES } from './build-sources.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_MAJOR = 24;

// Only errors: a warning that the installing Node is older than the one being installed helps no reader.
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];
const PACKAGES = join(ROOT, 'node_modules');
const withTests = process.argv.includes('with-tests');
const hasTestTools = existsSync(join(PACKAGES, 'vitest'));
if (modifiedAt(join(PACKAGES, '.package-lock.json')) < modifiedAt(join(ROOT, 'package-lock.json'))) {
  const part = withTests || hasTestTools ? '--include=dev' : '--omit=dev';
  await run('Installing dependencies', 'npm', ['ci', part, ...QUIETLY]);
  if (part === '--omit=dev') removeUnused();
} else if (withTests && !hasTestTools) {
  // Adds to what is there, which a running server goes on to use.
  await run('Installing the tools of tests', 'npm', ['install', '--no-save', '--include=dev', ...QUIETLY]);
}
requireNode();

const manifest = join(ROOT, 'site', 'dist', 'manifest.json');
const desk = join(ROOT, 'desk', 'dist', 'index.html');
if (
  Math.min(modifiedAt(manifest), modifiedAt(desk)) < newestOf(SITE_SOURCES) ||
  builtForHost() !== (process.env.PUBLIC_API_HOST ?? '')
) {
  await run('Building the site', 'npm', ['run', '--silent', 'build']);
} else if (modifiedAt(join(ROOT, 'server', 'dist', 'main.js')) < newestOf(SERVER_SOURCES)) {
  await run('Building the server', 'npm', ['run', '--silent', 'build', '-w', 'server']);
}

function newestOf(sources) {
  return Math.max(...sources.map((source) => newestSource(join(ROOT, source))));
}

/** The `PUBLIC_API_HOST` of the last build: the one variable that a build keeps. */
function builtForHost() {
  return JSON.parse(readFileSync(manifest, 'utf8')).apiHost;
}

/** Removes what only debuggers and compilers read: source maps and Node's C headers, a quarter of what npm installs. */
function removeUnused() {
  for (const entry of readdirSync(PACKAGES, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith('.map'))
      rmSync(join(entry.parentPath ?? entry.path, entry.name));
  }
  for (const name of readdirSync(PACKAGES).filter((each) => each.startsWith('node-'))) {
    rmSync(join(PACKAGES, name, 'include'), { recursive: true, force: true });
  }
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

/**
 * Runs a command without its output, says what runs and how long it took; in a terminal the seconds count. When the
 * command fails, all of its output is shown and this process ends.
 */
async function run(what, command, args) {
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  process.stdout.write(`${what} ... `);
  const ticker = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r${what} ... ${seconds()}`), 1000)
    : undefined;
  const { status, output } = await runQuietly(command, args);
  clearInterval(ticker);
  process.stdout.write(process.stdout.isTTY ? `\r${what} ... ${seconds()}\n` : `${seconds()}\n`);
  if (status !== 0) fail(`${output}\n${what} failed: ${command} ${args.join(' ')}`);
}

function runQuietly(command, args) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: withLocalBinaries(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script on Windows.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: String(error) }));
    child.on('close', (status) => resolve({ status, output }));
  });
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
