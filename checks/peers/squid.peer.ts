import { chmod, readFile, writeFile } from 'node:fs/promises';
import { findFreePort } from '../support/free-port.ts';
import { makeCertificate, placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'Squid',
  group: 'In front',
  debian: ['squid'],
  expected:
    'All right with its file, as a reverse proxy that keeps nothing. A reload closes its port for a moment, so that visitors are refused.',
  async run(bench) {
    await tryProxy(bench, 1, async ([server]) => {
      const { places, key } = await makeCertificate(bench);
      const port = await findFreePort();
      const file = await placeDeployFile(bench, 'squid/squid.conf', [
        ['https_port 443', `https_port 127.0.0.1:${port}`],
        ['parent 3000', `parent ${server}`],
        ...places,
      ]);
      await chmod(bench.folder, 0o777);
      await chmod(key, 0o644);
      const main = `${bench.folder}/main.conf`;
      await writeFile(
        main,
        `pid_filename ${bench.folder}/squid.pid\ncache_log ${bench.folder}/cache.log\ncoredump_dir ${bench.folder}\ninclude ${file}\n`,
      );
      const squid = bench.start('squid', ['--foreground', '-YC', '-n', 'peer', '-f', main]);
      // Or else its worker would go on.
      bench.defer(() => squid.end('SIGINT'));
      let reloads = 0;
      return {
        ...{ port, hasTls: true },
        async reload() {
          process.kill(squid.pid, 'SIGHUP');
          reloads += 1;
          const readLog = () => readFile(`${bench.folder}/cache.log`, 'utf8');
          await bench.until(async () => (await readLog()).split('Reconfiguring Squid').length > reloads);
        },
      };
    });
  },
} satisfies Peer;
