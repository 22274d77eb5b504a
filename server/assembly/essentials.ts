import type { Logger } from 'pino';
import type { Site } from '../modules/site/site-files.ts';
import type { Liveness } from '../plugins/database/installation.ts';
import type { Database } from '../plugins/database/schema.ts';
import type { Metrics } from '../plugins/http/metrics.ts';
import type { Config } from '../plugins/settings/config.ts';
import type { Clock } from '../shared/clock.ts';

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
