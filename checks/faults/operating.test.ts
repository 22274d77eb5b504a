import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../server/testing/free-port.ts';
import { makeSiteFolder } from '../../server/testing/site-folder.ts';
import { makeTemporaryFolder } from './server-process.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const MANUAL = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');

/** The commands of the manual, by the heading under which they stand. */
const blocks = MANUAL.split(/^## /m).flatMap((section) => {
  const [heading = ''] = section.split('\n', 1);
  return [...section.matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, commands = '']) => ({
    heading,
    commands,
  }));
});

/**
 * What stands for the machine of the manual: its systemd starts and stops the real server and waits for it, and its npm
 * leaves the preparation out, which the tests have behind them.
 */
const MACHINE = `
set -euo pipefail
trap 'echo "failed: $BASH_COMMAND"' ERR
sudo() { "$@"; }
npm() {
  shift
  if [ "$1" = --silent ]; then shift; fi
  local name=$1; shift
  if [ "\${1:-}" = -- ]; then shift; fi
  "$NODE" "server/commands/$name.ts" "$@"
}
systemctl() {
  if [ "$1" != start ]; then kill "$(cat "$FOLDER/pid")"; while kill -0 "$(cat "$FOLDER/pid")" 2>/dev/null; do sleep 0.1; done; fi
  if [ "$1" = stop ]; then return; fi
  "$NODE" server/main.ts >> "$FOLDER/log" 2>&1 &
  echo $! > "$FOLDER/pid"
  until curl -fs -o /dev/null "$SITE/healthz"; do kill -0 "$(cat "$FOLDER/pid")"; sleep 0.1; done
}
`;

/** A minute at most, and many times that where others keep the machine busy: some twenty programs are started in turn. */
const TIMEOUT_MS = 600_000;

it('each command of docs/operating.md does what it is there for, one after the other', {
  timeout: TIMEOUT_MS,
}, async () => {
  const [folder, siteDir] = [await makeTemporaryFolder(), await makeSiteFolder()];
  onTestFinished(async () => {
    for (const made of [folder, siteDir]) await rm(made, { recursive: true, force: true });
  });
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const script = blocks
    .map(({ heading, commands }) => `printf '\\n## ${heading}\\n'\n${commands}`)
    .join('\n');
  const shell = spawn('bash', ['-c', MACHINE + script.replaceAll('/tmp/rehearsal', `${folder}/rehearsal`)], {
    cwd: REPOSITORY,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE: process.execPath,
      FOLDER: folder,
      SITE: `http://127.0.0.1:${port}`,
      METRICS: `http://127.0.0.1:${metricsPort}`,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: folder,
      RUN_DIR: `${folder}/running`,
      SITE_DIR: siteDir,
      BLOG_DIR: '/nowhere',
      SALES_EMAIL: 'sales@example.com',
    },
    // Of its own group: a server that it has started ends with it, however it ends.
    detached: true,
  });
  onTestFinished(() => endGroup(shell.pid));
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(shell, 'close');
  expect(code, output.slice(-2_000)).toBe(0);

  const said = new Map<string, string>();
  for (const part of output.split(/^## /m).slice(1)) {
    const [heading = ''] = part.split('\n', 1);
    said.set(heading, (said.get(heading) ?? '') + part.slice(heading.length));
  }
  expect(said.get('The first day')).toMatch(/"ready".*asha@example\.com.*checked/s);
  expect(said.get('Upgrade')).toMatch(/"alive".*"ready"/s);
  expect(said.get('Back up and restore')).toMatch(/1 lead.*asha@example\.com/s);
  expect(said.get('Rotation of keys')).toMatch(/access-tokens: rotated/);
  expect(said.get('A lead that did not arrive')).toMatch(/asha@example\.com.*lead_deliveries_total/s);
  expect(said.get('A disk that is full')).toMatch(/^\s*200\n.*site\.sqlite/s);
  expect(said.get('An attack')).toMatch(/leads_total.*rotated.*"ready"/s);
});

it('the manual has a section for each bad day', () => {
  expect([...new Set(blocks.map(({ heading }) => heading))]).toEqual([
    'The first day',
    'Upgrade',
    'Back up and restore',
    'Rotation of keys',
    'A lead that did not arrive',
    'A disk that is full',
    'An attack',
  ]);
});

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended by themselves.
  }
}
