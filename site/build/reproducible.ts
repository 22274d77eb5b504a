import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const MANIFEST = new URL('../dist/server/entry.mjs', import.meta.url);
/** Random key with which Astro encrypts what `server:defer` passes on. */
const KEY = /("key":")[\w+/]{43}(=")/;
const NO_KEY = `$1${'A'.repeat(43)}$2`;

/**
 * Leaves a folder out of the paths of its files that code names. A short folder, such as `/app/` in a container, may stand in
 * other texts, which stay as they are.
 */
export function withoutPlace(code: string, folder: string): string {
  const place = folder.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const path = new RegExp(`(["'\`]|file://)${place}(?=(?:contract|content|node_modules|server|site)/)`, 'g');
  return code.replaceAll(path, '$1/');
}

/**
 * Leaves out of the server's code where it was built, and a random key that nothing uses. Astro names modules by their files,
 * and numbers islands by these names: without this, no two builds of one commit are the same.
 */
export function reproducible(): AstroIntegration {
  return {
    name: 'reproducible',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'reproducible',
                applyToEnvironment: ({ name }) => name !== 'client',
                renderChunk(code) {
                  if (/"server:defer": ?true/.test(code)) throw new Error('server:defer needs a secret key');
                  return { code: withoutPlace(code, REPOSITORY) };
                },
              },
            ],
          },
        });
      },
      // Astro writes its manifest once all chunks have their names.
      'astro:build:done': async () => {
        const manifest = await readFile(MANIFEST, 'utf8');
        await writeFile(MANIFEST, withoutPlace(manifest, REPOSITORY).replace(KEY, NO_KEY));
      },
    },
  };
}
