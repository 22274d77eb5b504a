import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';
import { makeCertificate, placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export default {
  title: 'nginx',
  group: 'In front',
  debian: ['nginx'],
  expected:
    'All right, since tests run on it. A body of 1 MB to a form is refused with 413 in the words of nginx. A reload ends open chats only with the old worker, that is never while they are open.',
  async run(bench) {
    const { folder } = bench;
    await tryProxy(
      bench,
      2,
      async (ports) => {
        const { places } = await makeCertificate(bench);
        const [port, plainPort] = [await findFreePort(), await findFreePort()];
        const site = await placeDeployFile(bench, 'nginx/site.conf', [
          ['127.0.0.1:3000', `127.0.0.1:${ports[0]}`],
          ['127.0.0.1:3001', `127.0.0.1:${ports[1]}`],
          [/listen \[::\]:.*/, ''],
          ['listen 443', `listen 127.0.0.1:${port}`],
          ['listen 80', `listen 127.0.0.1:${plainPort}`],
          ...places,
          ['/var/log/nginx', folder],
        ]);
        const main = join(folder, 'nginx.conf');
        for (const each of FOLDERS) await mkdir(join(folder, each));
        // What /etc/nginx/nginx.conf of Debian says, with its files in a folder of their own.
        const temporary = FOLDERS.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ');
        await writeFile(
          main,
          `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
          events { worker_connections 768; }
          http { include /etc/nginx/mime.types; gzip on; ${temporary} include ${site}; }`,
        );
        const nginx = bench.start('nginx', ['-c', main, '-p', folder]);
        // Or else its workers would go on.
        bench.defer(() => nginx.end());
        return { port, hasTls: true, hasHttp2: true, reload: () => process.kill(nginx.pid, 'SIGHUP') };
      },
      {
        tooLarge: {
          surprise: 'what is larger than its own limit is refused in its own words: 413 as a page.',
        },
        waitsFor: ['form'],
        slow: {
          surprise:
            '`client_body_timeout` is that between two bytes: it waits for a form as long as one comes each 10 s. The server never hears of it.',
        },
        largest: { status: 413, isOurs: false },
      },
    );
  },
} satisfies Peer;
