import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeSiteFolder } from './site-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a small built site, for servers, which only read it. */
    siteDir: string;
  }
}

/** Once for a run of tests, since some 30 files cost a test as much as a server that it starts. */
export default async function makeSite(project: TestProject): Promise<() => Promise<void>> {
  const siteDir = await makeSiteFolder();
  project.provide('siteDir', siteDir);
  return () => rm(siteDir, { recursive: true });
}
