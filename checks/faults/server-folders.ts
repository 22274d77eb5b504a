import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { makeSiteFolder } from '../support/site-folder.ts';
import { makeTemporaryFolder } from './server-process.ts';

/** A site and an empty folder for data, for the servers that one test starts; both are gone after it. */
export async function makeServerFolders(): Promise<{ siteDir: string; dataDir: string }> {
  const [siteDir, dataDir] = await Promise.all([makeSiteFolder(), makeTemporaryFolder()]);
  for (const folder of [siteDir, dataDir]) onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { siteDir, dataDir };
}
