import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate of `localhost` that no one has signed but itself. */
export interface Certificate {
  certFile: string;
  keyFile: string;
  cert: string;
  key: string;
}

export function makeCertificate(folder: string): Certificate {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const keys = ['-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile];
  const args = ['req', '-x509', '-days', '30', ...keys, '-out', certFile, ...names];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return { certFile, keyFile, cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
