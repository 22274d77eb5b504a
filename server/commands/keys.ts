// `npm run keys`: for the operator, beside a server that may be running.
import { keysCommands } from '../modules/operations/commands/keys.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(keysCommands);
