import { importPackage } from './agents/import-package.ts';
import { startForAgents, tryTasks } from './agents/try-tasks.ts';
import type { Peer } from './peer.ts';

type Tool = { execute: (input: object, options: object) => Promise<unknown> };
type Package = {
  createMCPClient: (
    options: object,
  ) => Promise<{ tools: () => Promise<Record<string, Tool>>; close: () => unknown }>;
};

export default {
  title: '@ai-sdk/mcp',
  group: 'Agents',
  npm: ['@ai-sdk/mcp@1.0.102', 'zod@4.6.7'],
  expected: 'All twelve tasks pass, with no setting of its own.',
  async run(bench) {
    const url = await startForAgents(bench);
    const { createMCPClient } = await importPackage<Package>(bench, '@ai-sdk/mcp');
    const client = await createMCPClient({ transport: { type: 'http', url } });
    bench.defer(() => client.close());
    const tools = await client.tools();
    const options = { toolCallId: '1', messages: [] };
    await tryTasks(bench, async (name, input) => JSON.stringify(await tools[name]?.execute(input, options)));
  },
} satisfies Peer;
