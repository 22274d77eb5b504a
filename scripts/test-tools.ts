// What the tests need beside npm packages: browsers, strace to watch the disk, the two engines that several processes
// share, and what the examples of the API reference run on. Installed where that needs nobody's permission (root on
// Debian); elsewhere the one command is named. Without an engine its tests are skipped, and the rest is still worth
// running.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The first is Chromium without a window and what draws one: the same engine for two thirds of the work. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the Firefox of this machine, `undefined` where there is none. */
export function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
}

export interface WebKitTools {
  /** Speaks WebDriver, and starts WebKitGTK's own small browser. */
  driver: string;
  /** An X server that draws into memory. */
  screen: string;
}

/** What WebKit is tested with, `undefined` where a part of it is missing. */
export function findWebKit(): WebKitTools | undefined {
  const tools = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
  return Object.values(tools).every((path) => existsSync(path)) ? tools : undefined;
}

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
 * @returns what is still missing, whose tests will be skipped
 */
export function ensureTestTools(): string[] {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    install([...missingTools(), ...missingEngines()]);
    // Each by itself: not every Debian knows it by this name, and one unknown name keeps all others out.
    for (const names of missingBrowsers()) install(names);
  }
  const missing = missingTools();
  if (missing.length === 0) return [...missingEngines(), ...missingBrowsers().flat(), ...missingPowers()];
  console.error(
    existsSync('/usr/bin/apt-get')
      ? `The tests need ${missing.join(' and ')}. Please run: sudo apt-get install -y ${missing.join(' ')}`
      : `The tests need ${missing.join(' and ')}. Please run: npx playwright install chromium (or set CHROME_PATH)`,
  );
  process.exit(1);
}

function missingTools(): string[] {
  return [
    ...(findChromium() ? [] : ['chromium-headless-shell']),
    ...(process.platform !== 'linux' || existsSync('/usr/bin/strace') ? [] : ['strace']),
  ];
}

/** By the names of their Debian packages. */
function missingEngines(): string[] {
  const hasPostgres = isOnPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
  return [
    ...(hasPostgres ? [] : ['postgresql']),
    ...(isOnPath('redis-server') ? [] : ['redis-server']),
    ...(spawnSync('nginx', ['-v']).status === 0 ? [] : ['nginx']),
    ...(isOnPath('curl') ? [] : ['curl']),
    ...(findPython('socketio') ? [] : ['python3-socketio', 'python3-requests', 'python3-websocket']),
  ];
}

/** Beside Chromium, which does most of the work: the packages of each. */
function missingBrowsers(): string[][] {
  return [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebKit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
  ];
}

/** What no package brings: the right to make a disk that is soon full (root, outside of most containers). */
function missingPowers(): string[] {
  return canMountTmpfs() ? [] : ['the right to mount a tmpfs'];
}

export function canMountTmpfs(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mountTmpfs(folder, 1);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** @throws where this process may not mount */
export function mountTmpfs(folder: string, sizeMb: number): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'none', folder]);
  if (status !== 0) throw new Error(`mount: ${stderr}`);
}

/** At once, whoever may still have a file open in it. */
export function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder]);
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
  if (names.length === 0) return;
  console.log(`Installing ${names.join(' and ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}
