import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCertificateWatch, readCertificate } from './certificate-watch.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('the certificate', () => {
  it('is asked once an hour, and nothing waits for it', async () => {
    const read = vi.fn(async (host: string) => ({ host, endsAt: after(9), problem: null }));
    const watch = createCertificateWatch('https://www.example.com', read);
    expect(watch.find(NOW)).toBeUndefined();
    await watch.settled();
    expect(watch.find(after(59))).toEqual({ host: 'www.example.com', endsAt: after(9), problem: null });
    expect(read).toHaveBeenCalledTimes(1);
    watch.find(after(60));
    expect(read.mock.calls).toEqual([
      ['www.example.com', 443],
      ['www.example.com', 443],
    ]);
  });

  it.each([null, 'http://www.example.com'])('is not asked for %s', (publicUrl) => {
    const read = vi.fn();
    expect(createCertificateWatch(publicUrl, read).find(NOW)).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  });

  it('is unknown where nothing answers, or nothing in time', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    expect(await readCertificate('127.0.0.1', port, 50)).toEqual({
      ...{ host: '127.0.0.1', endsAt: null, problem: 'timeout' },
    });
    expect(await readCertificate('127.0.0.1', 1)).toMatchObject({ endsAt: null, problem: 'ECONNREFUSED' });
  });
});
