import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { makeCertificate, placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'HAProxy',
  group: 'In front',
  debian: ['haproxy'],
  expected:
    'All right. A reload leaves the old worker to the open chats. A form that never ends is given up by our server after 10 s, since timeout http-request counts headers alone.',
  async run(bench) {
    await tryProxy(bench, 2, async (ports) => {
      const { certificate, key } = await makeCertificate(bench);
      const both = join(bench.folder, 'site.pem');
      await writeFile(both, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')));
      const [port, plainPort] = [await findFreePort(), await findFreePort()];
      const file = await placeDeployFile(bench, 'haproxy/haproxy.cfg', [
        ['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
        ['127.0.0.1:3001', `127.0.0.1:${ports[1]}`],
        ['bind :443', `bind 127.0.0.1:${port}`],
        ['bind :80', `bind 127.0.0.1:${plainPort}`],
        ['/etc/haproxy/site.pem', both],
      ]);
      // As the service of Debian starts and reloads it.
      const haproxy = bench.start('haproxy', ['-Ws', '-f', file, '-p', `${bench.folder}/haproxy.pid`]);
      return { port, hasTls: true, hasHttp2: true, reload: () => process.kill(haproxy.pid, 'SIGUSR2') };
    });
  },
} satisfies Peer;
