import assert from 'node:assert/strict';
import { findFreePort } from '../support/free-port.ts';
import type { Peer } from './peer.ts';
import { bearer, programOf } from './programs/load-program.ts';
import { listOperations, startForPrograms, tryCalls } from './programs/try-calls.ts';
import { waitForPort } from './wait-for-port.ts';

export default {
  title: 'Prism as a validating proxy',
  group: 'API programs',
  npm: ['@stoplight/prism-cli@5.16.0'],
  expected:
    'All calls pass it, so requests and answers are as the document says; it refuses a wrong body with 422.',
  async run(bench) {
    const server = await startForPrograms(bench);
    const operations = await listOperations(server);
    const port = await findFreePort();
    const args = [
      'proxy',
      server.openApi,
      server.url,
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--errors',
    ];
    bench.start(programOf(bench, 'prism'), args);
    await waitForPort(bench, port);
    const send = async (
      path: string,
      method: string,
      body?: object,
      headers: Record<string, string> = {},
    ) => {
      const ownHeaders = { accept: '*/*', ...(body && { 'content-type': 'application/json' }), ...headers };
      const own = { method, headers: ownHeaders, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, own);
      const text = await answer.text();
      // Its own words on what is not as the document says.
      assert.ok(!text.includes('stoplight.io/prism/errors#VIOLATIONS'), text);
      return { status: answer.status, body: JSON.parse(text) };
    };
    await tryCalls(bench, server, (operation, { path = {}, query = {}, body, ...input }) => {
      const found = operations.get(operation);
      assert.ok(found, operation);
      const address = found.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return send(`${address}?${asked}`, found.method, body, bearer(input));
    });
    await bench.attempt('a body that lacks a field: refused by the proxy itself', async () => {
      const refused = await send('/authms/contact-request', 'POST', { firstName: 'Mira' });
      assert.equal(refused.status, 422);
    });
  },
} satisfies Peer;
