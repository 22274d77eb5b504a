import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Bench } from './peer.ts';

const END_OF_MAIL = '\r\n.\r\n';

/** A line to a mail server on which the next mail breaks off, where asked. */
export interface CuttingProxy {
  port: number;
  /** Cuts one mail, half of it sent or all of it; further ones pass. */
  cutNext: (moment: 'half' | 'unanswered') => void;
}

export async function openCuttingProxy(bench: Bench, findPort: () => number): Promise<CuttingProxy> {
  let cut: 'half' | 'unanswered' | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(findPort(), '127.0.0.1');
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    let isMail = false;
    let awaits = false;
    target.on('data', (answer) => {
      if (awaits) return end();
      isMail ||= answer.includes('354');
      client.write(answer);
    });
    client.on('data', (sent) => {
      if (isMail && cut === 'half') {
        cut = undefined;
        target.write(sent.subarray(0, sent.length / 2), end);
        return;
      }
      if (isMail && sent.includes(END_OF_MAIL)) {
        awaits = cut === 'unanswered';
        if (awaits) cut = undefined;
        isMail = false;
      }
      target.write(sent);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench.defer(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cutNext: (moment) => {
      cut = moment;
    },
  };
}
