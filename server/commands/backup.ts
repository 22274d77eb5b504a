// `npm run backup`: for the operator, beside a server that may be running.

import { runAlone } from '../cli/command.ts';
import { takeBackup } from '../modules/backups/take-backup.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runAlone(takeBackup, 'npm run backup --', args, desk));
