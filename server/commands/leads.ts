// `npm run leads`: for the operator, beside a server that may be running.
import { leadsCommands } from '../modules/leads/commands/leads.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(leadsCommands);
