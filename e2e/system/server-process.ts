import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** The real server as a process of its own, with a data folder of its own. */
export interface RunningServer {
  url: string;
  process: ChildProcess;
  dataFolder: string;
  databaseFile: string;
  /** Everything that it has written so far, both streams. */
  output: () => string;
  /** Asks it to stop and waits until it has; removes the data folder. Resolves to the exit code. */
  stop: () => Promise<number | null>;
  /** Ends it at once, as a power cut would, and keeps the data folder. */
  kill: () => Promise<void>;
  /** The bodies of the stored requests of one kind. */
  findLeads: (kind: string) => Record<string, string>[];
}

/**
 * Starts `server/main.ts` on a free port and waits until it listens.
 * @param options.env settings on top of free ports and the data folder
 * @param options.dataFolder an earlier server's, to start again on its data
 */
export async function startServer(
  options: { env?: Record<string, string>; dataFolder?: string } = {},
): Promise<RunningServer> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'site-data-'));
  const env = {
    ...process.env,
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const address = /Listening on (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  const databaseFile = join(dataFolder, 'site.sqlite');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
  };

  return {
    url,
    process: child,
    dataFolder,
    databaseFile,
    output: () => output,
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
      return child.exitCode;
    },
    kill: () => end('SIGKILL'),
    findLeads: (kind) => {
      const database = new DatabaseSync(databaseFile, { readOnly: true });
      const rows = database.prepare('select body from leads where kind = ?').all(kind);
      database.close();
      return rows.map(({ body }) => JSON.parse(String(body)));
    },
  };
}
