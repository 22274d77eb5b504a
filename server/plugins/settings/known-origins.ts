import type { Config } from './config.ts';

/** Origins whose pages may call: that of the site, and those that the operator allows beside it. */
export function knownOrigins({
  publicUrl,
  allowedOrigins,
}: Pick<Config, 'publicUrl' | 'allowedOrigins'>): string[] {
  return [...new Set([...(publicUrl === null ? [] : [publicUrl]), ...allowedOrigins])];
}
