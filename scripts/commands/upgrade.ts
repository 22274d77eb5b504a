// `npm run upgrade`, where the sources of a version are: an image is exchanged whole.
import { runFromShell } from '../../server/process/run-from-shell.ts';
import { upgradeCommand } from '../upgrade/upgrade.command.ts';

await runFromShell(upgradeCommand);
