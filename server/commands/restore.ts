// `npm run restore`: for the operator, while no server runs.
import { restoreCommand } from '../modules/operations/commands/restore.command.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(restoreCommand);
