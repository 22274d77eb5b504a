import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { makeCertificate, placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

const MODULES = '/usr/lib/apache2/modules';
/** Those that Debian's Apache has at first, as far as the file needs them, and those of its first line. */
const LOADED = [
  'mpm_event',
  'alias',
  'authz_core',
  'reqtimeout',
  'socache_shmcb',
  'ssl',
  'headers',
  'proxy',
  'proxy_http',
];

export default {
  title: 'Apache httpd',
  group: 'In front',
  debian: ['apache2'],
  expected:
    'All right over HTTP/1.1. A body of 1 MB is refused in our words. A graceful reload waits for open chats in the old processes.',
  async run(bench) {
    const { folder } = bench;
    await tryProxy(bench, 1, async ([server]) => {
      const { places } = await makeCertificate(bench);
      const [port, plainPort] = [await findFreePort(), await findFreePort()];
      const site = await placeDeployFile(bench, 'apache/site.conf', [
        ['http://127.0.0.1:3000/', `http://127.0.0.1:${server}/`],
        ['*:443', `*:${port}`],
        ['*:80', `*:${plainPort}`],
        ...places,
      ]);
      const main = join(folder, 'apache2.conf');
      await writeFile(
        main,
        [
          `ServerRoot ${folder}`,
          ...LOADED.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
          'User www-data',
          'Group www-data',
          `Listen 127.0.0.1:${port}`,
          `Listen 127.0.0.1:${plainPort}`,
          `ErrorLog ${folder}/error.log`,
          `PidFile ${folder}/apache2.pid`,
          'Include /etc/apache2/mods-available/mpm_event.conf',
          `Include ${site}`,
          '',
        ].join('\n'),
      );
      const env = { APACHE_LOG_DIR: folder };
      const apache = bench.start('apache2', ['-d', folder, '-f', main, '-DFOREGROUND'], { env });
      // Or else its children would go on.
      bench.defer(() => apache.end());
      return { port, hasTls: true, reload: () => process.kill(apache.pid, 'SIGUSR1') };
    });
  },
} satisfies Peer;
