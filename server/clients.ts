// `npm run clients`: for the operator, beside a server that may be running.
import { runClientsCommand } from './accounts/clients-command.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config/config.ts';
import { StartError } from './process/start-error.ts';

try {
  process.exitCode = await runClientsCommand(process.argv.slice(2), {
    config: readConfig(process.env),
    clock: systemClock,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
