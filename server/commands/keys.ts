// `npm run keys`: for the operator, beside a server that may be running.
import { runProgram } from '../cli/command.ts';
import { KEYS_PROGRAM } from '../modules/keys/keys-program.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runProgram(KEYS_PROGRAM, args, desk));
