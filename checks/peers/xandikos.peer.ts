import { findFreePort } from '../support/free-port.ts';
import { type HostServer, tryHostCalendar } from './host-calendar.ts';
import type { Peer, Started } from './peer.ts';

export default {
  title: 'Xandikos',
  group: 'Host calendars',
  debian: ['xandikos'],
  expected:
    'All right, since series are asked for by themselves; it has no passwords, so that a changed one is not noticed. 5,000 events by PUT take minutes, since each is a commit.',
  async run(bench) {
    const port = await findFreePort();
    const address = `http://127.0.0.1:${port}/`;
    const place = ['-d', `${bench.folder}/calendars`, '-l', '127.0.0.1', '-p', String(port)];
    let running: Started | undefined;
    const server: HostServer = {
      ...{ address, username: 'user', password: 'any' },
      async start() {
        running = bench.start('xandikos', [...place, '--defaults']);
        await bench.until(() => fetch(address).then(async (answer) => (await answer.text()) || true));
      },
      stop: async () => running?.end('SIGKILL'),
    };
    await server.start();
    await tryHostCalendar(bench, server, {
      events: { series: { surprise: 'lists no series that began before the range that it is asked for.' } },
      many: 200,
      fullness: { surprise: 'each event that is put is a commit of Git: 200 took 27 s.' },
    });
  },
} satisfies Peer;
