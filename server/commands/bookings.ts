// `npm run bookings`: for the operator, beside a server that may be running.
import { BOOKINGS_PROGRAM } from '../desk/bookings-program.ts';
import { runProgram } from '../desk/command.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runProgram(BOOKINGS_PROGRAM, args, desk));
