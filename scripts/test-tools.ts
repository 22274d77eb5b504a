// What the tests need beside npm packages: a browser, strace to watch the disk, the two engines that several processes
// share, and what the examples of the API reference run on. Installed where that needs nobody's permission (root on
// Debian); elsewhere the one command is named. Without an engine its tests are skipped, and the rest is still worth
// running.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium to test with, `undefined` where there is none. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROME_PATH ?? '', ...CHROMIUM_PATHS];
  return candidates.find((path) => existsSync(path)) ?? playwrightsOwn();
}

function playwrightsOwn(): string | undefined {
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const path = spawnSync('node', ['-e', script], { encoding: 'utf8' }).stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Installs what is missing, or ends the process with the command to run.
 * @returns engines that are still missing, whose tests will be skipped
 */
export function ensureTestTools(): string[] {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const wanted = [...missingTools(), ...missingEngines()];
  if (isRootOnDebian && wanted.length > 0) install(wanted);
  const missing = missingTools();
  if (missing.length === 0) return missingEngines();
  console.error(
    existsSync('/usr/bin/apt-get')
      ? `The tests need ${missing.join(' and ')}. Please run: sudo apt-get install -y ${missing.join(' ')}`
      : `The tests need ${missing.join(' and ')}. Please run: npx playwright install chromium (or set CHROME_PATH)`,
  );
  process.exit(1);
}

function missingTools(): string[] {
  return [
    ...(findChromium() ? [] : ['chromium']),
    ...(process.platform !== 'linux' || existsSync('/usr/bin/strace') ? [] : ['strace']),
  ];
}

/** By the names of their Debian packages. */
function missingEngines(): string[] {
  const hasPostgres = isOnPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
  return [
    ...(hasPostgres ? [] : ['postgresql']),
    ...(isOnPath('redis-server') ? [] : ['redis-server']),
    ...(isOnPath('curl') ? [] : ['curl']),
    ...(findPython('socketio') ? [] : ['python3-socketio', 'python3-requests', 'python3-websocket']),
  ];
}

/** A Python that can import the module, `undefined` where there is none: Debian's own, or the one of the shell. */
export function findPython(module: string): string | undefined {
  const pythons = ['/usr/bin/python3', 'python3'];
  return pythons.find((python) => spawnSync(python, ['-c', `import ${module}`]).status === 0);
}

function isOnPath(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

function install(names: string[]): void {
  console.log(`Installing ${names.join(' and ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}
