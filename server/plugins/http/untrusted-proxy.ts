import type { IncomingMessage } from 'node:http';
import type { ClientNetworks } from './client-network.ts';

interface UntrustedProxy {
  networks: ClientNetworks;
  /** Anyone who reaches this server may sign up to it. */
  offersDemo: boolean;
  warn: (line: string) => void;
}

const SHARED_LIMITS =
  'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: if that is a proxy, all its visitors share the limits of one';
const OPEN_DEMO = 'and without PUBLIC_URL they may all sign up to the demo client';

/** Warns once, at the first request that seems to come through a proxy that TRUSTED_PROXIES does not name. */
export function warnAboutUntrustedProxy({ networks, offersDemo, warn }: UntrustedProxy) {
  let isWarned = false;
  return ({ headers, socket }: IncomingMessage): void => {
    if (isWarned || headers['x-forwarded-for'] === undefined || networks.meet(socket).isTrusted) return;
    isWarned = true;
    warn(offersDemo ? `${SHARED_LIMITS}, ${OPEN_DEMO}` : SHARED_LIMITS);
  };
}
