// `npm run blog`: for editors, beside a server that may be running.
import { runBlogCommand } from '../modules/blog/command/blog-command.ts';
import { MarkdownRenderer } from '../modules/blog/import/markdown/markdown-renderer.ts';
import { readCommandConfig } from '../process/command-config.ts';
import { endWith } from '../process/run-from-shell.ts';
import { systemClock } from '../shared/clock.ts';

await endWith(async () => {
  await using renderer = new MarkdownRenderer();
  return await runBlogCommand(process.argv.slice(2), {
    config: readCommandConfig(process.env, (line) => console.error(line)),
    clock: systemClock,
    renderer,
    // npm runs scripts at the root of the repository, and says here where the editor stands.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    listenForStop: () => {
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort());
      return stop.signal;
    },
  });
});
