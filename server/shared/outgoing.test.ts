import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ADDRESS_REFUSED, failureCodeOf, fetchWithin, isWithin } from './outgoing.ts';

it.each([
  ['93.184.216.34', true, true],
  ['2606:2800:220:1::1', true, true],
  ['64:ff9b::5db8:d822', true, true],
  ['127.0.0.1', false, true],
  ['::1', false, true],
  ['10.1.2.3', false, true],
  ['192.168.0.1', false, true],
  ['::ffff:10.0.0.1', false, true],
  ['64:ff9b::7f00:1', false, true],
  ['100.64.0.1', false, true],
  ['fd12::1', false, true],
  ['0.0.0.0', false, true],
  ['2002:7f00:1::', false, true],
  ['169.254.169.254', false, false],
  ['::ffff:169.254.169.254', false, false],
  ['64:ff9b::a9fe:a9fe', false, false],
  ['fe80::1', false, false],
  ['fd00:ec2::254', false, false],
  ['100.100.100.200', false, false],
  ['no address', false, false],
])('%s is public: %s, of the own network or public: %s', (address, isPublic, isOwn) => {
  expect([isWithin('public', address), isWithin('own', address)]).toEqual([isPublic, isOwn]);
});

it('connects to the own machine for what an owner gave alone, by address and by name', async () => {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end('seen');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    const address = `http://${host}:${port}/`;
    const problem = await fetchWithin('public', address).then(() => 'connected', failureCodeOf);
    expect([host, problem]).toEqual([host, ADDRESS_REFUSED]);
  }
  expect(calls).toBe(0);
  for (const host of ['127.0.0.1', 'localhost']) {
    expect(await (await fetchWithin('own', `http://${host}:${port}/`)).text()).toBe('seen');
  }
});

it('connects to no link-local address, and to no name without an address', async () => {
  const problem = (address: string) =>
    fetchWithin('own', address, { signal: AbortSignal.timeout(5_000) }).then(
      () => 'connected',
      failureCodeOf,
    );
  expect(await problem('http://169.254.169.254/latest/')).toBe(ADDRESS_REFUSED);
  expect(await problem('http://[fe80::1]/')).toBe(ADDRESS_REFUSED);
  expect(await problem('http://nothing.invalid/')).toMatch(/^(?:ENOTFOUND|EAI_AGAIN|timeout)$/);
});
