import { importPackage } from './agents/import-package.ts';
import { startForAgents, tryTasks } from './agents/try-tasks.ts';
import type { Peer } from './peer.ts';

type Package = {
  MultiServerMCPClient: new (
    options: object,
  ) => {
    getTools: () => Promise<{ name: string; invoke: (input: object) => Promise<unknown> }[]>;
    close: () => unknown;
  };
};

export default {
  title: '@langchain/mcp-adapters',
  group: 'Agents',
  npm: ['@langchain/mcp-adapters@1.1.4', '@langchain/core@1.4.0'],
  expected: 'All twelve tasks pass, with no setting of its own.',
  async run(bench) {
    const url = await startForAgents(bench);
    const { MultiServerMCPClient } = await importPackage<Package>(bench, '@langchain/mcp-adapters');
    const client = new MultiServerMCPClient({ mcpServers: { site: { transport: 'http', url } } });
    bench.defer(() => client.close());
    const tools = await client.getTools();
    await tryTasks(bench, async (name, input) => {
      const tool = tools.find((each) => each.name === name || each.name.endsWith(`__${name}`));
      return JSON.stringify(await tool?.invoke(input));
    });
  },
} satisfies Peer;
