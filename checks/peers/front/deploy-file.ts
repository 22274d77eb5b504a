import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../peer.ts';
import { HOST } from './visitor.ts';

const DEPLOY = new URL('../../../deploy/', import.meta.url);

/** The address, port or path of the file, and what stands for it on this machine. */
export type Substitution = readonly [from: string | RegExp, to: string];

/**
 * Writes a file of `deploy/` for this machine, changed in nothing but these places.
 * @returns where it stands
 * @throws where the file has no such place
 */
export async function placeDeployFile(
  { folder }: Pick<Bench, 'folder'>,
  file: string,
  substitutions: readonly Substitution[],
): Promise<string> {
  let text = readFileSync(new URL(file, DEPLOY), 'utf8');
  for (const [from, to] of substitutions) {
    const changed = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to);
    if (changed === text) throw new Error(`deploy/${file} has nothing like ${from}`);
    text = changed;
  }
  const placed = join(folder, file.replaceAll('/', '-'));
  await writeFile(placed, text, { mode: 0o644 });
  return placed;
}

/** Makes a certificate for the site's names, where the files of `deploy/` have it. */
export async function makeCertificate({ folder, execute }: Pick<Bench, 'folder' | 'execute'>) {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  await execute('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-keyout', key, '-out', certificate, '-subj', `/CN=${HOST}`],
    ...['-addext', `subjectAltName=DNS:${HOST},DNS:example.com`],
  ]);
  const places: Substitution[] = [
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`, key],
  ];
  return { certificate, key, places };
}
