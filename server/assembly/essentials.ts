import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Liveness } from '../database/installation.ts';
import type { Database } from '../database/schema.ts';
import type { Site } from '../site/site-files.ts';
import type { Metrics } from '../web/metrics.ts';

/** What every part of the server is handed. */
export interface Essentials {
  config: Config;
  database: Database;
  /** Whether messages may be sent, or this is a copy. */
  liveness: Liveness;
  site: Site;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** Whose pages may post forms and make calls. */
  origins: readonly string[];
  /** Whether the site is reached by https. */
  isSecure: boolean;
  /** Counts a request that came too often. */
  onRateLimited: () => void;
}
