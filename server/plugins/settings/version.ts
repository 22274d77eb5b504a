import { readFileSync } from 'node:fs';

/** What runs here, so that an operator can say it: the version of the root `package.json`, its only home. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;
