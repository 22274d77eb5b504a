// `npm run clients`: for the operator, beside a server that may be running.
import { clientsCommands } from '../modules/accounts/commands/clients.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(clientsCommands);
