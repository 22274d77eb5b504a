// `npm run backup`: for the operator, beside a server that may be running.
import { backupCommand } from '../modules/operations/commands/backup.command.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(backupCommand);
