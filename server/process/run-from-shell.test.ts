import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const FULL_DEVICE = '/dev/full';

/** Runs `list` of a command, with output that is never read, or that goes to a full disk. */
async function list(command: string, output: 'unread' | 'full') {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, 'list'], {
    cwd: REPOSITORY,
    env: { PATH, DATA_DIR: folder },
    stdio: ['ignore', output === 'full' ? openSync(FULL_DEVICE, 'w') : 'pipe', 'pipe'],
  });
  child.stdout?.destroy();
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

describe.each(['blog', 'clients'])('npm run %s', (command) => {
  it('ends quietly when its reader closes the pipe', async () => {
    expect(await list(command, 'unread')).toEqual({ code: 0, stderr: '' });
  });

  it.skipIf(process.platform !== 'linux')('reports a full disk for its output without a stack', async () => {
    const { code, stderr } = await list(command, 'full');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The disk of the output is full: .*\n$/)]);
  });
});
