import { onTestFinished } from 'vitest';
import { type RunningServer, type StartOptions, startServer } from './server-process.ts';

/** Starts the server for one test, without articles, which leaves none behind even when it fails. */
export async function startForTest({ env, ...options }: StartOptions): Promise<RunningServer> {
  const server = await startServer({ env: { BLOG_DIR: '/nowhere', ...env }, ...options });
  onTestFinished(() => server.kill());
  return server;
}
