// `npm run backup`: for the operator, beside a server that may be running.
import { backupCommand } from '../modules/backups/commands/backup.command.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(backupCommand);
