// `npm run move`: for the operator, while no server runs.
import { moveCommand } from '../modules/operations/commands/move.command.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(moveCommand);
