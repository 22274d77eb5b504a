// What the tests need beside npm packages. Missing tools are installed where that needs no permission (root on Debian);
// elsewhere their Debian packages are named, and the tests that need them are skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The first is Chromium without a window: the same engine for two thirds of the work. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Each with its Debian packages and the way to find it. */
const TOOLS = {
  chromium: { packages: ['chromium-headless-shell'], isThere: () => findChromium() !== undefined },
  strace: {
    packages: ['strace'],
    isThere: () => process.platform !== 'linux' || existsSync('/usr/bin/strace'),
  },
  postgres: {
    packages: ['postgresql'],
    isThere: () => isOnPath('initdb') || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  pgbouncer: { packages: ['pgbouncer'], isThere: () => isOnPath('pgbouncer') },
  redis: { packages: ['redis-server'], isThere: () => isOnPath('redis-server') },
  /** An IMAP server. */
  dovecot: { packages: ['dovecot-imapd'], isThere: () => isOnPath('dovecot') },
  /** A CalDAV server. */
  radicale: { packages: ['radicale'], isThere: () => isOnPath('radicale') },
  nginx: { packages: ['nginx'], isThere: () => isOnPath('nginx', '-v') },
  caddy: { packages: ['caddy'], isThere: () => isOnPath('caddy', 'version') },
  wrk: { packages: ['wrk'], isThere: () => existsSync('/usr/bin/wrk') },
  curl: { packages: ['curl'], isThere: () => isOnPath('curl') },
  python: {
    packages: ['python3-socketio', 'python3-requests', 'python3-websocket'],
    isThere: () => findPython('socketio') !== undefined,
  },
  firefox: { packages: ['firefox-esr'], isThere: () => findFirefox() !== undefined },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], isThere: () => findWebKit() !== undefined },
  /** Packages that boot a Debian of its own, as root; a container that may not mount boots none. */
  machine: { packages: ['debootstrap', 'systemd-container'], isThere: canBootMachine },
  /** Root outside of most containers: no package gives the right to mount a disk that is soon full. */
  tmpfs: { packages: [], isThere: canMountTmpfs },
} satisfies Record<string, { packages: readonly string[]; isThere: () => boolean }>;

export type TestTool = keyof typeof TOOLS;

/** Tools without which most tests of a tier cannot run, so that it does not begin. */
const REQUIRED: readonly TestTool[] = ['chromium', 'strace'];

/**
 * Installs what is missing, or ends the process with the command to run.
 * @returns the tools that are still missing, whose tests will be skipped
 */
export function ensureTestTools(tools: readonly TestTool[]): TestTool[] {
  const listMissing = () => tools.filter((tool) => !TOOLS[tool].isThere());
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) install(listMissing().flatMap((tool) => TOOLS[tool].packages));
  const missing = listMissing();
  const required = missing.filter((tool) => REQUIRED.includes(tool));
  if (required.length === 0) return missing;
  const packages = required.flatMap((tool) => TOOLS[tool].packages).join(' ');
  console.error(
    existsSync('/usr/bin/apt-get')
      ? `The tests need ${packages}. Please run: sudo apt-get install -y ${packages}`
      : `The tests need ${packages}. Please run: npx playwright install chromium (or set CHROME_PATH)`,
  );
  process.exit(1);
}

/** Each package by itself: one name that a Debian does not know would keep all others out. */
function install(packages: readonly string[]): void {
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(', ')} ...`);
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  aptGet('update');
  for (const name of packages) aptGet('install', '-y', '--no-install-recommends', name);
}

/** Path of a Chromium to test with, `undefined` if there isn't one. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROME_PATH ?? '', ...CHROMIUM_PATHS];
  return candidates.find((path) => existsSync(path)) ?? findPlaywrightsChromium();
}

function findPlaywrightsChromium(): string | undefined {
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  const path = spawnSync('node', ['-e', script], { encoding: 'utf8' }).stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

/** Path of the Firefox of this machine, `undefined` if there isn't one. */
export function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
}

export interface WebKitTools {
  /** Speaks WebDriver, and starts WebKitGTK's own small browser. */
  driver: string;
  /** An X server that draws into memory. */
  screen: string;
}

/** Returns the tools that WebKit is tested with; `undefined` where one is missing. */
export function findWebKit(): WebKitTools | undefined {
  const tools = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
  return Object.values(tools).every((path) => existsSync(path)) ? tools : undefined;
}

/** A Python that can import the module, `undefined` if there isn't one: Debian's own, or the one of the shell. */
export function findPython(module: string): string | undefined {
  const pythons = ['/usr/bin/python3', 'python3'];
  return pythons.find((python) => spawnSync(python, ['-c', `import ${module}`]).status === 0);
}

/** Reports whether the manuals can be tried on a machine of their own. */
export function canBootMachine(): boolean {
  return isOnPath('debootstrap') && isOnPath('systemd-nspawn') && canMountTmpfs();
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

/** Detaches the folder at once, even while a process has a file open in it. */
export function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder]);
}

function isOnPath(name: string, flag = '--version'): boolean {
  return spawnSync(name, [flag]).status === 0;
}
