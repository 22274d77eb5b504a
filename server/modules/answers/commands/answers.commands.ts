import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { checkAnswers } from './check-answers.ts';
import { listUnanswered } from './list-unanswered.ts';
import { listVotes } from './list-votes.ts';

/** `npm run answers`: measures the answers of the site, and shows editors what visitors asked and thought of them. */
export const answersCommands = (context: CommandContext) =>
  commandGroup('npm run answers --', [checkAnswers(context), listUnanswered(context), listVotes(context)]);
