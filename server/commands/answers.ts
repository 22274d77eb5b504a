// `npm run answers`: for editors of the topics and developers, beside a server that may be running.
import '../process/production.ts';
import { answersCommands } from '../modules/answers/commands/answers.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(answersCommands);
