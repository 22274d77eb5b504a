import { describe, expect, it } from 'vitest';
import { OnlineUsers } from './online-users.ts';
import { type PresenceMessage, PresencePeers } from './presence-peers.ts';

const ASHA = { userId: 'asha', clientId: 'acme' };
const BEN = { userId: 'ben', clientId: 'acme' };
const TIMEOUT_MS = 15_000;

/** A process, and what reaches it and it answers. */
function openProcess(name: string) {
  const users = new OnlineUsers();
  const peers = new PresencePeers(name, users, TIMEOUT_MS, 0);
  return {
    peers,
    online: () => [...users.listOnline('acme')],
    come: (user: typeof ASHA) => {
      users.come(name, user);
      return peers.change(user, true);
    },
    go: ({ userId, clientId }: typeof ASHA) => {
      users.go(name, userId);
      return peers.change({ userId, clientId }, false);
    },
  };
}

type Process = ReturnType<typeof openProcess>;

/** Lets two processes talk until neither has more to say. */
function deliver(message: PresenceMessage, to: Process, from: Process): void {
  for (const reply of to.peers.receive(message, 0).replies) deliver(reply, from, to);
}

describe('PresencePeers', () => {
  it('exchanges the online users with a process that asks', () => {
    const [here, there] = [openProcess('here'), openProcess('there')];
    here.come(ASHA);
    there.come(BEN);
    deliver(there.peers.askAll(), here, there);
    expect(here.online().sort()).toEqual(['asha', 'ben']);
    expect(there.online().sort()).toEqual(['asha', 'ben']);
  });

  it('applies each change of a peer, and returns it', () => {
    const [here, there] = [openProcess('here'), openProcess('there')];
    deliver(there.peers.beat(), here, there);
    expect(here.peers.receive(there.come(BEN), 0)).toEqual({
      changes: [{ ...BEN, isOnline: true }],
      replies: [],
    });
    expect(here.peers.receive(there.go(BEN), 0).changes).toEqual([{ ...BEN, isOnline: false }]);
  });

  it('recovers a lost change with the next beat', () => {
    const [here, there] = [openProcess('here'), openProcess('there')];
    deliver(there.peers.beat(), here, there);
    there.come(BEN);
    expect(here.online()).toEqual([]);
    deliver(there.peers.beat(), here, there);
    expect(here.online()).toEqual(['ben']);
  });

  it('removes the users of a silent process, and of no other', () => {
    const here = openProcess('here');
    const others = ['there', 'yonder'].map(openProcess) as [Process, Process];
    for (const [other, user] of [[others[0], ASHA] as const, [others[1], BEN] as const]) {
      other.come(user);
      deliver(other.peers.beat(), here, other);
    }
    here.peers.sweep(TIMEOUT_MS - 1);
    here.peers.receive(others[1].peers.beat(), TIMEOUT_MS - 1);
    expect(here.peers.sweep(TIMEOUT_MS)).toEqual([{ ...ASHA, isOnline: false }]);
    expect(here.online()).toEqual(['ben']);
  });

  it('keeps peers online after a pause of its own process', () => {
    const [here, there] = [openProcess('here'), openProcess('there')];
    there.come(BEN);
    deliver(there.peers.beat(), here, there);
    expect(here.peers.sweep(10 * TIMEOUT_MS)).toEqual([]);
    here.peers.sweep(11 * TIMEOUT_MS - 1);
    expect(here.peers.sweep(11 * TIMEOUT_MS)).toEqual([{ ...BEN, isOnline: false }]);
  });

  it('ignores its own messages', () => {
    const here = openProcess('here');
    expect(here.peers.receive(here.come(ASHA), 0)).toEqual({ changes: [], replies: [] });
  });
});
