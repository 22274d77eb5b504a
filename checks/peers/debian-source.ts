import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './peer.ts';

/** A source package of Debian, as its upstream published it. */
export interface DebianSource {
  name: string;
  /** Release of Debian that has this version. */
  suite: string;
  version: string;
}

/**
 * Downloads and unpacks it in the folder of the bench; the sources of the machine's own apt stay as they are.
 * @returns its folder
 * @throws where the release has another version by now
 */
export async function unpackSource({ folder, execute }: Bench, { name, suite, version }: DebianSource) {
  const place = join(folder, 'source');
  for (const each of ['lists/partial', 'archives/partial'])
    await mkdir(join(place, each), { recursive: true });
  await writeFile(join(place, 'sources.list'), `deb-src http://deb.debian.org/debian ${suite} main\n`);
  const config = join(place, 'apt.conf');
  const lines = [
    ...[`Dir::Etc::sourcelist "${place}/sources.list";`, 'Dir::Etc::sourceparts "-";'],
    ...[`Dir::State::lists "${place}/lists";`, `Dir::Cache "${place}";`, 'APT::Sandbox::User "root";', ''],
  ];
  await writeFile(config, lines.join('\n'));
  const options = { cwd: place, env: { APT_CONFIG: config } };
  await execute('apt-get', ['update'], options);
  await execute('apt-get', ['source', '--only-source', '--download-only', '--tar-only', name], options);
  await execute('tar', ['xf', `${name}_${version}.orig.tar.gz`], options);
  return place;
}
