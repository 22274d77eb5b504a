import assert from 'node:assert/strict';
import type { Peer } from '../peer.ts';
import { importPackage } from './import-package.ts';
import { startForAgents, tryTasks } from './try-tasks.ts';

type Called = { name: string; arguments: object };
type ClientModule = {
  Client: new (
    info: object,
  ) => {
    connect: (transport: object) => Promise<void>;
    callTool: (call: Called) => Promise<unknown>;
    close: () => Promise<void>;
  };
};
type TransportModule = { StreamableHTTPClientTransport: new (url: URL) => { protocolVersion?: string } };
type TypesModule = { LATEST_PROTOCOL_VERSION: string };

/** Returns the SDK of TypeScript whose newest version of the protocol is this one, as a peer. */
export function sdkOf(protocol: string, version: string): Peer {
  return {
    title: `client of the MCP SDK, protocol ${protocol},`,
    group: 'Agents',
    npm: [`@modelcontextprotocol/sdk@${version}`],
    expected: 'All twelve tasks pass in its own version of the protocol, with consent in words.',
    async run(bench) {
      const url = await startForAgents(bench);
      const [{ Client }, { StreamableHTTPClientTransport }, { LATEST_PROTOCOL_VERSION }] = await Promise.all([
        importPackage<ClientModule>(bench, '@modelcontextprotocol/sdk/client/index.js'),
        importPackage<TransportModule>(bench, '@modelcontextprotocol/sdk/client/streamableHttp.js'),
        importPackage<TypesModule>(bench, '@modelcontextprotocol/sdk/types.js'),
      ]);
      assert.equal(LATEST_PROTOCOL_VERSION, protocol);
      const client = new Client({ name: 'peer', version: '1.0.0' });
      await client.connect(new StreamableHTTPClientTransport(new URL(url)));
      bench.defer(() => client.close());
      await tryTasks(bench, async (name, input) =>
        JSON.stringify(await client.callTool({ name, arguments: { ...input } })),
      );
    },
  };
}
