import type { TestProject } from 'vitest/node';
import { startServer } from '../faults/server-process.ts';

/** Company that runs the site of these tests. */
export const COMPANY_NAME = 'Rao & Daughters Ltd.';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the real server, which serves the built site and has imported the articles. */
    siteUrl: string;
  }
}

/** One server for all tests of pages, which only read. */
export default async function serveSite(project: TestProject): Promise<() => Promise<unknown>> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn', COMPANY_NAME } });
  project.provide('siteUrl', server.url);
  return () => server.stop();
}
