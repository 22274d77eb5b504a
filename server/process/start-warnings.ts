import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/listening-address.ts';

/** What an operator probably did not mean, one line each; nothing of it stops a start. */
export function startWarnings(
  config: Pick<Config, 'publicUrl' | 'trustedProxies' | 'llmBaseUrl' | 'metricsHost'>,
): string[] {
  const { publicUrl, trustedProxies, llmBaseUrl, metricsHost } = config;
  const warnings: string[] = [];
  if (publicUrl !== null && trustedProxies.length === 0) {
    warnings.push(
      'TRUSTED_PROXIES: is not set, so that all visitors behind a proxy share the limits of one address',
    );
  }
  if (llmBaseUrl !== null && isReadable(llmBaseUrl)) {
    warnings.push(
      'LLM_BASE_URL: is http, so that LLM_API_KEY and what visitors write can be read on the way',
    );
  }
  if (!isLoopback(metricsHost)) {
    warnings.push('METRICS_HOST: is not of this machine alone, and the metrics ask for no password');
  }
  return warnings;
}

function isReadable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
