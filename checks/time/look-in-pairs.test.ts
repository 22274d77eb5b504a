import { describe, expect, it } from 'vitest';
import { lookInPairs } from './look-in-pairs.ts';

/** A look that ends when it is told to. */
function slowLook() {
  const begun: string[] = [];
  const endings = new Map<string, { see: (seen: string) => void; fail: (error: Error) => void }>();
  const look = (path: string, lane: number) => {
    begun.push(`${path} in ${lane}`);
    return new Promise<string>((see, fail) => {
      endings.set(path, { see, fail });
    });
  };
  const end = (path: string) => endings.get(path)?.see(`saw ${path}`);
  const fail = (path: string) => endings.get(path)?.fail(new Error(`no ${path}`));
  return { begun, look, end, fail };
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const soon = new Promise((resolve) => setImmediate(resolve, 'pending'));
  return (await Promise.race([promise, soon])) === 'pending';
}

describe('a look in pairs', () => {
  it('takes the neighbor along, and answers when nothing of the pair runs any more', async () => {
    const { begun, look, end } = slowLook();
    const see = lookInPairs(['a', 'b', 'c'], look);
    const first = see('a');
    expect(begun).toEqual(['a in 0', 'b in 1']);
    end('a');
    expect(await isPending(first)).toBe(true);
    end('b');
    expect(await first).toBe('saw a');
    expect(await see('b')).toBe('saw b');
    expect(begun).toHaveLength(2);
  });

  it('finds the neighbor on either side, and none beside the last of an odd number', async () => {
    const { begun, look, end } = slowLook();
    const see = lookInPairs(['a', 'b', 'c'], look);
    const second = see('b');
    end('a');
    end('b');
    expect(await second).toBe('saw b');
    const last = see('c');
    expect(begun).toEqual(['a in 0', 'b in 1', 'c in 0']);
    end('c');
    expect(await last).toBe('saw c');
  });

  it('fails for the page that failed, and not for its neighbor', async () => {
    const { look, end, fail } = slowLook();
    const see = lookInPairs(['a', 'b'], look);
    const first = see('a');
    fail('b');
    end('a');
    expect(await first).toBe('saw a');
    await expect(see('b')).rejects.toThrow('no b');
  });
});
