// `npm run bookings`: for the operator, beside a server that may be running.

import { runProgram } from '../cli/command.ts';
import { BOOKINGS_PROGRAM } from '../modules/bookings/commands/bookings-program.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runProgram(BOOKINGS_PROGRAM, args, desk));
