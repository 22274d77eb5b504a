// `npm run hosts`: for the operator, beside a server that may be running.
import { hostsCommands } from '../modules/bookings/commands/hosts.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(hostsCommands);
