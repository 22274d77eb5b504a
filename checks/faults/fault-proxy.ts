import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Stands between our processes and an engine, and does to their connections what networks do. */
export interface FaultProxy {
  /** `host:port`, of this proxy alone: it stays while what stands behind it changes. */
  address: string;
  /** Leads new connections elsewhere from now on. Open ones stay. */
  pointTo: (socketPath: string) => void;
  /** Drops all traffic without closing connections, as a broken cable does. New connections are accepted, and hang. */
  swallow: () => void;
  /** Every connection breaks, and new ones are refused. */
  refuse: () => Promise<void>;
  /** Every connection breaks; new ones are taken. */
  drop: () => void;
  /** Each piece of what passes comes so much later, in its order. */
  delay: (ms: number) => void;
  /** Works as at first. Data that was held on its way to the current target arrives now; the rest never does. */
  goOn: () => Promise<void>;
  close: () => Promise<void>;
}

/** A client's connection, and the one to the engine. */
interface Link {
  target: string;
  ends: readonly [near: Socket, far: Socket];
  /**
   * It stood when the way broke, and new connections lead elsewhere since: it holds on for ever, and nothing passes.
   */
  isLost: boolean;
}

/** @param target the engine's socket in the file system */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const links = new Set<Link>();
  let open = Promise.withResolvers<void>();
  open.resolve();
  let isSwallowing = false;
  let delayMs = 0;

  const untilOpen = async (link: Link) => {
    while (isSwallowing) await open.promise;
    if (link.isLost) await new Promise(() => {});
  };
  const follow = (link: Link, from: Socket, to: Socket) => {
    let line = Promise.resolve();
    const pass = (what: () => void) => {
      line = line.then(async () => {
        if (isSwallowing || link.isLost) await untilOpen(link);
        if (delayMs > 0) await setTimeout(delayMs);
        what();
      });
    };
    from.on('data', (piece) => pass(() => void to.write(piece)));
    from.on('end', () => pass(() => void to.end()));
    from.on('error', () => {});
    from.on('close', () => pass(() => void to.destroy()));
  };
  const listener = createServer((near) => {
    const far = connect(target);
    const link: Link = { target, ends: [near, far], isLost: false };
    links.add(link);
    follow(link, near, far);
    follow(link, far, near);
    near.on('close', () => links.delete(link));
  });
  const drop = () => {
    for (const { ends } of links) for (const end of ends) end.destroy();
  };
  // On a loopback address of its own, any port is free, and no other process takes it while the proxy is closed.
  const host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const port = await listen(listener, host, 0);

  return {
    address: `${host}:${port}`,
    drop,
    pointTo(socketPath) {
      target = socketPath;
    },
    swallow() {
      if (isSwallowing) return;
      isSwallowing = true;
      open = Promise.withResolvers();
    },
    async refuse() {
      listener.close();
      drop();
      await once(listener, 'close');
    },
    delay(ms) {
      delayMs = ms;
    },
    async goOn() {
      delayMs = 0;
      if (isSwallowing) for (const link of links) link.isLost ||= link.target !== target;
      isSwallowing = false;
      open.resolve();
      if (!listener.listening) await listen(listener, host, port);
    },
    async close() {
      drop();
      if (listener.listening) listener.close();
    },
  };
}

async function listen(listener: Server, host: string, port: number): Promise<number> {
  listener.listen(port, host);
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}
