import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PendingBodies } from './request-watch.ts';

function arrive(bodies: PendingBodies, network: string, { complete = false } = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.complete = complete;
  request.on('error', () => {});
  bodies.follow(request, network);
  return request;
}

function setUp(limits: { most: number; mostPerNetwork: number }) {
  let cut = 0;
  const count = () => {
    cut += 1;
  };
  const bodies = new PendingBodies({ ...limits, onCut: count });
  return { bodies, cut: () => cut };
}

const destroyed = (requests: IncomingMessage[]) => requests.map((request) => request.destroyed);

describe('PendingBodies', () => {
  it('cuts the oldest body beyond the limit', () => {
    const { bodies, cut } = setUp({ most: 2, mostPerNetwork: 2 });
    const requests = ['a', 'b', 'c'].map((network) => arrive(bodies, network));
    expect(destroyed(requests)).toEqual([true, false, false]);
    expect(cut()).toBe(1);
  });

  it('cuts the oldest body of a network beyond the limit of that network', () => {
    const { bodies } = setUp({ most: 10, mostPerNetwork: 2 });
    const requests = ['b', 'a', 'a', 'a'].map((network) => arrive(bodies, network));
    expect(destroyed(requests)).toEqual([false, true, false, false]);
  });

  it('cuts the oldest body of an IPv6 /48 beyond four times that limit', () => {
    const { bodies } = setUp({ most: 10, mostPerNetwork: 1 });
    const networks = ['192.0.2.1', ...[1, 2, 3, 4, 5].map((each) => `2001:db8:1:${each}::`)];
    const requests = networks.map((network) => arrive(bodies, network));
    expect(destroyed(requests)).toEqual([false, true, false, false, false, false]);
  });

  it('does not count bodies that have arrived completely', () => {
    const { bodies, cut } = setUp({ most: 1, mostPerNetwork: 1 });
    const whole = arrive(bodies, 'a', { complete: true });
    expect(destroyed([whole, arrive(bodies, 'a')])).toEqual([false, false]);
    expect(cut()).toBe(0);
  });

  it('does not count bodies that have ended', () => {
    const { bodies, cut } = setUp({ most: 1, mostPerNetwork: 1 });
    for (let count = 0; count < 3; count += 1) arrive(bodies, 'a').emit('end');
    expect(cut()).toBe(0);
  });
});
