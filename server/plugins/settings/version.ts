import { readFileSync } from 'node:fs';

/** Version of the program, so that an operator can state it: that of the root `package.json`, its only home. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;
