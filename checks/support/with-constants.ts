// For tests alone: runs a program of the server with other constants. A variable named like a constant of `limits.ts` or
// `folders.ts` changes it, as a setting would: SHUTDOWN_TIMEOUT_MS=5000 node checks/support/with-constants.ts server/main.ts
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameOf } from '../../server/plugins/settings/setting-values.ts';

function change(constants: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(constants)) {
    const { [nameOf(key)]: text = '' } = process.env;
    if (text !== '') constants[key] = typeof value === 'number' ? Number(text) : text;
    // Or else the start would say that it does nothing.
    delete process.env[nameOf(key)];
  }
}

// As if the program had been started by itself.
process.argv.splice(1, 1);
const [, program = ''] = process.argv;
const folder = dirname(resolve(program));
const isBundled = basename(folder) === 'dist';
const constants = isBundled ? folder : join(import.meta.dirname, '../../server/plugins/settings');
for (const name of ['limits', 'folders']) {
  const file = join(constants, `${name}.${isBundled ? 'js' : 'ts'}`);
  change((await import(pathToFileURL(file).href))[name.toUpperCase()]);
}
await import(pathToFileURL(resolve(program)).href);
