import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { makeCertificate, placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'lighttpd',
  group: 'In front',
  debian: ['lighttpd', 'lighttpd-mod-openssl'],
  expected:
    'Headers that never end are never cut, and a reload cuts open chats. A body of 1 MB is refused in the words of lighttpd. All else right.',
  async run(bench) {
    const { folder } = bench;
    await tryProxy(
      bench,
      1,
      async ([server]) => {
        const { places } = await makeCertificate(bench);
        const [port, plainPort] = [await findFreePort(), await findFreePort()];
        const site = await placeDeployFile(bench, 'lighttpd/site.conf', [
          ['"port" => 3000', `"port" => ${server}`],
          ['":443"', `"127.0.0.1:${port}"`],
          ['":80"', `"127.0.0.1:${plainPort}"`],
          ...places,
        ]);
        // That of Debian, which says how addresses are read, with its files in a folder of their own.
        const debian = await readFile('/etc/lighttpd/lighttpd.conf', 'utf8');
        const main = join(folder, 'lighttpd.conf');
        await writeFile(
          main,
          debian
            .replaceAll(/^(include_shell .*use-ipv6|server\.(?:username|groupname)).*$/gm, '')
            .replace(/^server\.port .*$/m, `server.bind = "127.0.0.1"\nserver.port = ${plainPort}`)
            .replaceAll(
              /"\/(?:var|run)\/[^"]*"/g,
              (path) => `"${folder}/${path.slice(1, -1).split('/').at(-1)}"`,
            )
            .replace('/etc/lighttpd/conf-enabled/*.conf', site),
        );
        await mkdir(join(folder, 'uploads'));
        const lighttpd = bench.start('lighttpd', ['-D', '-f', main]);
        return { port, hasTls: true, hasHttp2: true, reload: () => process.kill(lighttpd.pid, 'SIGUSR1') };
      },
      {
        cutsChats: true,
        waitsFor: ['headers'],
        largest: { status: 413, isOurs: false },
        tooLarge: {
          surprise: 'what is larger than its own limit is refused in its own words: 413 as a page.',
        },
        slow: {
          limit:
            'headers that never end hold a connection: it has no limit for them as long as a byte comes.',
        },
        reload: { surprise: 'a reload cuts open chats, which connect again by themselves.' },
      },
    );
  },
} satisfies Peer;
