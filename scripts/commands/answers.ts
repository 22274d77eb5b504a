// `npm run answers` in a checkout, which also has `check`.
import '../../server/process/production.ts';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { answersCommands } from '../../server/modules/answers/commands/answers.commands.ts';
import { runFromShell } from '../../server/process/run-from-shell.ts';
import { checkAnswers } from './check-answers.ts';

await runFromShell((context: CommandContext) => answersCommands(context).addCommand(checkAnswers(context)));
