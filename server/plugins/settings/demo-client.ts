import type { Config } from './config.ts';
import { isLoopback } from './listening-address.ts';

/**
 * Reports whether this server offers the demo client, to which anyone may sign up. Only one that no other machine can
 * reach does: any setting that belongs to a public server ends it, so that forgetting one is no risk.
 */
export function offersDemo(
  config: Pick<Config, 'host' | 'publicUrl' | 'databaseUrl' | 'trustedProxies'>,
): boolean {
  const { host, publicUrl, databaseUrl, trustedProxies } = config;
  return isLoopback(host) && publicUrl === null && databaseUrl === null && trustedProxies.length === 0;
}
