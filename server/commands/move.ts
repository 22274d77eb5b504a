// `npm run move`: for the operator, while no server runs.

import { runAlone } from '../cli/command.ts';
import { moveDatabase } from '../modules/backups/move/move-command.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runAlone(moveDatabase, 'npm run move --', args, desk));
