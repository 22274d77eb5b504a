import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WRITE_MAILS = fileURLToPath(new URL('../../site/build/write-mails.ts', import.meta.url));
const NAME = 'mails.mjs';

let built: Promise<string> | undefined;

/**
 * Writes the site's own templates of emails to the folder. They are built as `npm run build` does, once for a process.
 */
export async function writeMailTemplates(folder: string): Promise<void> {
  built ??= buildMailTemplates();
  await writeFile(join(folder, NAME), await built);
}

async function buildMailTemplates(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-templates-'));
  try {
    await promisify(execFile)('node', [WRITE_MAILS, folder]);
    return await readFile(join(folder, NAME), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
