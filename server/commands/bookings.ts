// `npm run bookings`: for the operator, beside a server that may be running.
import { bookingsCommands } from '../modules/bookings/commands/bookings.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(bookingsCommands);
