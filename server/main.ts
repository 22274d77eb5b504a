import './process/production.ts';
import { Command } from '@commander-js/extra-typings';
import { createLog } from './plugins/http/request-log.ts';
import { loadEnvFile } from './plugins/settings/env-file.ts';
import { StartError } from './plugins/settings/start-error.ts';
import { findInheritedSocket } from './process/listening.ts';
import { leaveNote } from './process/running-servers.ts';
import { endOnSignals } from './process/signals.ts';
import { startServer } from './process/start.ts';
import { formerSettings } from './settings/former-settings.ts';
import { misspelledSettings } from './settings/misspelled-settings.ts';
import { readConfig } from './settings/read-config.ts';
import { collectAfterStart } from './shared/collect-garbage.ts';

const options = new Command('npm start --')
  .description('Serves the site.')
  .option('--this-is-live', 'confirms that a restored database is the live one, so that it sends messages')
  .parse()
  .opts();

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  for (const line of [...misspelledSettings(process.env), ...formerSettings(process.env)])
    log.logger.warn(line);
  const start = performance.now();
  if (process.stdout.isTTY) process.stdout.write('Preparing the database and the articles ...\r');
  const server = await startServer(config, log, {
    isConfirmedLive: options.thisIsLive ?? false,
    inheritedSocket: findInheritedSocket(process.env, process.pid),
  });
  endOnSignals(server, config, log);
  collectAfterStart();
  leaveNote(config, server, log);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Prepared the database and the articles in ${seconds} s`);
  for (const note of server.notes) console.log(note);
  if (server.demoClientId) console.log(`Demo client: ${server.demoClientId}`);
  console.log(`Listening on ${server.address}`);
} catch (error) {
  // An operator can fix these without knowing this program; anything else is a bug.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
