import { findFreePort } from '../support/free-port.ts';
import { makeCertificate, placeDeployFile } from './front/deploy-file.ts';
import { tryProxy } from './front/try-proxy.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'nghttpx',
  group: 'In front',
  debian: ['nghttp2-proxy'],
  expected:
    'All right with its file. Headers that never end may be kept, as long as a byte comes. A reload leaves open chats to the old process.',
  async run(bench) {
    await tryProxy(bench, 1, async ([server]) => {
      const { places } = await makeCertificate(bench);
      const port = await findFreePort();
      const file = await placeDeployFile(bench, 'nghttpx/nghttpx.conf', [
        ['frontend=*,443', `frontend=127.0.0.1,${port}`],
        ['backend=127.0.0.1,3000', `backend=127.0.0.1,${server}`],
        ...places,
      ]);
      const pidFile = `--pid-file=${bench.folder}/nghttpx.pid`;
      const nghttpx = bench.start('nghttpx', [`--conf=${file}`, pidFile]);
      return { port, hasTls: true, hasHttp2: true, reload: () => process.kill(nghttpx.pid, 'SIGHUP') };
    });
  },
} satisfies Peer;
