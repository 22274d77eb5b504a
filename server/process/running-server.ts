import { loadSite, type Site } from '../modules/site/site-files.ts';
import type { Config } from '../plugins/settings/config.ts';
import { StartError } from '../plugins/settings/start-error.ts';

/** A server that listens. */
export interface RunningServer {
  /** Address to open in a browser. */
  address: string;
  /** Port on which it listens for visitors. */
  port: number;
  /** Port of its metrics. */
  metricsPort: number;
  /** The client that anyone may try, on a server that only this machine can reach. */
  demoClientId: string | undefined;
  /** Parts that are not set up, a line each. */
  notes: readonly string[];
  /** Finishes what is under way, then closes everything. */
  close: () => Promise<void>;
}

export interface StartOptions {
  /** The operator says that this database is the live one, and no copy of it. */
  isConfirmedLive?: boolean;
  /** The variables that settings of the desk do not change; by default, those of this process. */
  environment?: Record<string, string | undefined>;
  /** Socket of `findInheritedSocket`. */
  inheritedSocket?: number | undefined;
}

/** @throws {StartError} where there is no built site */
export async function readSite(config: Config): Promise<Site> {
  try {
    return await loadSite(config.siteDir, config.publicUrl, {
      dataDir: config.dataDir,
      originTrialToken: config.originTrialToken,
    });
  } catch (error) {
    throw new StartError('site/dist', `holds no built site: run npm run build (${(error as Error).message})`);
  }
}
