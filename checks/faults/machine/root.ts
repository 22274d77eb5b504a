import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Packages that the manuals take for granted on a Debian, except Node and npm, which the machine gets from the one it
 * runs on.
 */
const PACKAGES = [
  ...['systemd', 'systemd-sysv', 'sudo', 'procps'],
  ...['ca-certificates', 'curl', 'git', 'nginx', 'openssl'],
];
const RELEASE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/**
 * A Debian with those packages, in a folder that none writes to. Made once from Debian's mirror, in about a minute, and
 * kept until the packages of this project are installed again.
 */
export async function makeRoot(): Promise<string> {
  const key = createHash('sha256')
    .update([RELEASE, ...PACKAGES].join(' '))
    .digest('hex')
    .slice(0, 12);
  const root = join(CACHE, `machine-${key}`);
  if (existsSync(root)) return root;
  mkdirSync(CACHE, { recursive: true });
  // Beside it, so that one that was made half is never taken for whole.
  const half = mkdtempSync(`${root}-`);
  const args = ['--variant=minbase', `--include=${PACKAGES}`, RELEASE, half, MIRROR];
  const child = spawn('debootstrap', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`debootstrap ended with ${code}: ${output.slice(-1_000)}`);
  }
  rmSync(join(half, 'var/cache/apt/archives'), { recursive: true, force: true });
  renameSync(half, root);
  return root;
}
