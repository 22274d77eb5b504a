// `npm run restore`: for the operator, while no server runs.

import { runAlone } from '../cli/command.ts';
import { restoreBackup } from '../modules/backups/restore-backup.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runAlone(restoreBackup, 'npm run restore --', args, desk));
