// `npm run sweep`: every page of the build, with every observer on. `npm run sweep -- /pricing`: one.
import { spawnSync } from 'node:child_process';
import { sweep } from './checks.ts';

const path = process.argv[2];
// A test begins with the path of its page.
const only = path ? ` --grep ' ${path.replaceAll(/[^\w/-]/g, '\\$&')} (is|needs|ends) '` : '';
const { status } = spawnSync(sweep.command + only, { shell: true, stdio: 'inherit' });
process.exitCode = status ?? 1;
