// `npm run content`: for editors, beside a server that may be running.
import { contentCommands } from '../modules/site/commands/content.commands.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await runFromShell(contentCommands);
