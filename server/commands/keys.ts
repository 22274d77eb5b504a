// `npm run keys`: for the operator, beside a server that may be running.
import { runProgram } from '../desk/command.ts';
import { KEYS_PROGRAM } from '../desk/keys/keys-program.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runProgram(KEYS_PROGRAM, args, desk));
