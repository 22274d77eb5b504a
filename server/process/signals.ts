import closeWithGrace from 'close-with-grace';
import type { Log } from '../plugins/http/request-log.ts';
import type { Config } from '../plugins/settings/config.ts';
import type { RunningServer } from './running-server.ts';

/**
 * The library would end at once on a second error, and leave what is under way; SIGHUP ends no server under `nohup`.
 */
const LEFT_ALONE: closeWithGrace.AllEvents[] = [
  ...(['uncaughtException', 'unhandledRejection', 'beforeExit', 'SIGHUP', 'SIGQUIT'] as const),
  ...(['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2'] as const),
];

/**
 * Ends the process in order on SIGTERM and SIGINT with exit code 0, at once with 1 on a second one. On an uncaught
 * error it ends in order too, with 1: what the process holds may be wrong, and the supervisor starts another.
 */
export function endOnSignals(
  server: RunningServer,
  { shutdownTimeoutMs }: Config,
  { logger, flush }: Log,
): void {
  let isEnding = false;
  let hasFailed = false;

  process.once('exit', flush);
  const onTimeout = () => logger.error(`closing took longer than ${shutdownTimeoutMs} ms`);
  const options = { delay: shutdownTimeoutMs, logger: false, skip: LEFT_ALONE, onTimeout } as const;
  const grace = closeWithGrace(options, async ({ signal }) => {
    isEnding = true;
    if (signal) logger.info({ signal }, 'closing');
    try {
      await server.close();
    } catch (err) {
      logger.error({ err }, 'closing failed');
      throw err;
    }
    logger.info('closed');
    // Throwing makes the library exit with code 1.
    if (hasFailed) throw new Error('an error ended the process');
  });

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      logger.fatal({ err }, event);
      if (isEnding) return;
      hasFailed = true;
      grace.close();
    });
  }
}
