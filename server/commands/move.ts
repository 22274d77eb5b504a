// `npm run move`: for the operator, while no server runs.

import { runAlone } from '../desk/command.ts';
import { moveDatabase } from '../desk/move/move-command.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runAlone(moveDatabase, 'npm run move --', args, desk));
