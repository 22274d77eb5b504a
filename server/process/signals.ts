import type { Log } from '../plugins/http/request-log.ts';
import type { Config } from '../plugins/settings/config.ts';
import type { RunningServer } from './running-server.ts';

/**
 * Ends the process in order on SIGTERM and SIGINT, and on an error that nobody handled: in that case what
 * the process holds may be wrong, so it finishes and lets the supervisor start another.
 */
export function endOnSignals(
  server: RunningServer,
  { shutdownTimeoutMs }: Config,
  { logger, flush }: Log,
): void {
  let isEnding = false;

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return exit(1);
      logger.info({ signal }, 'closing');
      void end(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      logger.fatal({ err }, event);
      if (!isEnding) void end(1);
    });
  }

  async function end(code: number): Promise<void> {
    isEnding = true;
    const overdue = setTimeout(() => {
      logger.error(`closing took longer than ${shutdownTimeoutMs} ms`);
      exit(1);
    }, shutdownTimeoutMs);
    try {
      await server.close();
      clearTimeout(overdue);
      logger.info('closed');
      exit(code);
    } catch (err) {
      logger.error({ err }, 'closing failed');
      exit(1);
    }
  }

  function exit(code: number): void {
    flush();
    process.exit(code);
  }
}
