import { connect, type PeerCertificate } from 'node:tls';
import type { CertificateHealth } from './incident.rules.ts';

const TIMEOUT_MS = 5_000;
const HOUR_MS = 3_600_000;
const HTTPS_PORT = 443;

/**
 * Watches until when the certificate of the site's public address is good, asked at most once an hour and never waited
 * for.
 */
export function createCertificateWatch(publicUrl: string | null, read = readCertificate) {
  const url = publicUrl === null ? undefined : new URL(publicUrl);
  let known: CertificateHealth | undefined;
  let nextAt = 0;
  let reading: Promise<void> | undefined;

  return {
    /** Returns what is known by now: nothing at first, and for a site without https. */
    find(now: Date): CertificateHealth | undefined {
      if (url?.protocol === 'https:' && now.getTime() >= nextAt) {
        nextAt = now.getTime() + HOUR_MS;
        reading ??= read(url.hostname, Number(url.port) || HTTPS_PORT)
          .then((health) => {
            known = health;
          })
          .finally(() => {
            reading = undefined;
          });
      }
      return known;
    },

    /** Resolves once no address is being asked. */
    async settled(): Promise<void> {
      await reading;
    },
  };
}

export type CertificateWatch = ReturnType<typeof createCertificateWatch>;

/** Asks a server for its certificate; sends nothing else. Never rejects. */
export function readCertificate(
  host: string,
  port: number,
  timeoutMs = TIMEOUT_MS,
): Promise<CertificateHealth> {
  const { promise, resolve } = Promise.withResolvers<CertificateHealth>();
  // What no browser accepts has to be looked at, too.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  // Nothing of a process waits for it.
  socket.unref();
  const timer = setTimeout(() => end({ endsAt: null, problem: 'timeout' }), timeoutMs).unref();

  function end(found: Omit<CertificateHealth, 'host'>): void {
    clearTimeout(timer);
    socket.destroy();
    resolve({ host, ...found });
  }

  socket.on('error', ({ code }: NodeJS.ErrnoException) =>
    end({ endsAt: null, problem: code ?? 'tls_failed' }),
  );
  socket.on('secureConnect', () => {
    const { valid_to: until }: Partial<PeerCertificate> = socket.getPeerCertificate();
    const endsAt = until ? new Date(until) : null;
    end({ endsAt, problem: problemOf(socket.authorizationError) });
  });
  return promise;
}

/** Node names it by a code in place of the error that its types promise. */
function problemOf(error: unknown): string | null {
  if (!error) return null;
  return typeof error === 'string' ? error : ((error as NodeJS.ErrnoException).code ?? 'untrusted');
}
