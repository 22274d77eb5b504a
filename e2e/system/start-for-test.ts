import { onTestFinished } from 'vitest';
import { type RunningServer, type StartOptions, startServer } from './server-process.ts';

/** Starts the server for one test, which leaves none behind even when it fails. */
export async function startForTest(options: StartOptions): Promise<RunningServer> {
  const server = await startServer(options);
  onTestFinished(() => server.kill());
  return server;
}
