// `npm run desk`: for the operator, beside a server that may be running.
import { deskCommands } from '../modules/desk/commands/desk.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(deskCommands);
