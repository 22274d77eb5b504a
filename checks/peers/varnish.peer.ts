import { chmod } from 'node:fs/promises';
import { findFreePort } from '../support/free-port.ts';
import { placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'Varnish',
  group: 'In front',
  debian: ['varnish', 'gcc', 'libc6-dev'],
  expected:
    'Pages in gzip, since it drops other codings; HTML and Markdown apart, as Vary says. Forms and uploads pass, of any length. A reload loads the file beside the old one, so that nothing is cut.',
  async run(bench) {
    await tryProxy(
      bench,
      1,
      async ([server]) => {
        const [port, command] = [await findFreePort(), await findFreePort()];
        const file = await placeDeployFile(bench, 'varnish/site.vcl', [['"3000"', `"${server}"`]]);
        await chmod(bench.folder, 0o755);
        const place = ['-n', `${bench.folder}/varnish`];
        bench.start('varnishd', [
          ...[
            '-F',
            ...place,
            '-j',
            'unix,user=vcache',
            '-a',
            `127.0.0.1:${port}`,
            '-T',
            `127.0.0.1:${command}`,
          ],
          ...['-f', file, '-s', 'malloc,256m'],
        ]);
        let loaded = 0;
        const tell = (...words: string[]) => bench.execute('varnishadm', [...place, ...words]);
        return {
          ...{ port, hasTls: false },
          async reload() {
            loaded += 1;
            await tell('vcl.load', `again${loaded}`, file);
            // On a machine that is very busy it may fail with 'CLI communication error', and works the next time.
            await bench.until(() => tell('vcl.use', `again${loaded}`).then(() => true));
          },
        };
      },
      {
        coding: 'gzip',
        pages: { surprise: 'it asks for gzip alone, so that no page arrives in Brotli.' },
        slow: {
          surprise:
            'a form that the server gives up with 408 is answered by a 503 of its own, Backend fetch failed.',
        },
      },
    );
  },
} satisfies Peer;
