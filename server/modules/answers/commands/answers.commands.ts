import type { CommandContext } from '../../../cli/command-context.ts';
import { commandGroup } from '../../../cli/run-command.ts';
import { listUnanswered } from './list-unanswered.ts';
import { listVotes } from './list-votes.ts';

/** `npm run answers`: questions of visitors without an answer, and votes on answers. */
export const answersCommands = (context: CommandContext) =>
  commandGroup('npm run answers --', [listUnanswered(context), listVotes(context)]);
