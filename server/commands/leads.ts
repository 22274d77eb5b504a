// `npm run leads`: for the operator, beside a server that may be running.
import { runProgram } from '../cli/command.ts';
import { LEADS_PROGRAM } from '../modules/leads/commands/leads-program.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell((args, desk) => runProgram(LEADS_PROGRAM, args, desk));
