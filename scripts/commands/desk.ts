// `npm run desk` in a checkout, which also has `demo`.
import type { CommandContext } from '../../server/cli/command-context.ts';
import { deskCommands } from '../../server/modules/desk/commands/desk.commands.ts';
import { runFromShell } from '../../server/process/run-from-shell.ts';
import { demo } from '../demo-year/demo.command.ts';

await runFromShell((context: CommandContext) => deskCommands(context).addCommand(demo(context)));
