// `npm run blog`: for editors, beside a server that may be running.
import { runBlogCommand } from './blog/blog-command.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config/config.ts';
import { StartError } from './process/start-error.ts';

try {
  process.exitCode = await runBlogCommand(process.argv.slice(2), {
    config: readConfig(process.env),
    clock: systemClock,
    // npm runs scripts at the root of the repository, and says here where the editor stands.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
