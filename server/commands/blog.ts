// `npm run blog`: for editors, beside a server that may be running.
import { blogCommands } from '../modules/blog/commands/blog.commands.ts';
import { MarkdownRenderer } from '../modules/blog/import/markdown/markdown-renderer.ts';
import { runFromShell } from '../process/run-from-shell.ts';

await using renderer = new MarkdownRenderer();
await runFromShell((context) => blogCommands(context, { renderer, listenForStop }));

/** Ctrl-C ends a command that would go on, such as `import --watch`. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return stop.signal;
}
