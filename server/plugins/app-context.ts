import type { Logger } from 'pino';
import type { Clock } from '../shared/clock.ts';
import type { DatabaseRole } from './database/installation.ts';
import type { Database } from './database/schema.ts';
import type { Metrics } from './http/metrics.ts';
import type { SharedRedis } from './http/redis.ts';
import type { LiveSettings } from './live-settings.ts';
import type { Config } from './settings/config.ts';

/** Context that every module is given. */
export interface AppContext {
  /** Changes in place when settings are changed at the desk: read it when a value is needed. */
  config: Config;
  settings: LiveSettings;
  database: Database;
  /** Role of the database: messages may be sent, or it is a copy. */
  databaseRole: DatabaseRole;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** State that several processes share; without it, each counts for itself. */
  redis: SharedRedis | null;
  /** Origins whose pages may post forms and make calls. */
  origins: readonly string[];
  /** The site is reached by https. */
  isSecure: boolean;
  /** Counts a request that came too often. */
  onRateLimited: () => void;
  /** Addresses of pages that could not be drawn, and keep their last form. */
  undrawn?: Set<string>;
}
