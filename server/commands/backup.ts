// `npm run backup`: for the operator, beside a server that may be running.

import { runAlone } from '../desk/command.ts';
import { takeBackup } from '../desk/copies/take-backup.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runAlone(takeBackup, 'npm run backup --', args, desk));
