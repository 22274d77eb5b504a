import { importPackage } from './agents/import-package.ts';
import { startForAgents, tryTasks } from './agents/try-tasks.ts';
import type { Peer } from './peer.ts';

type Package = {
  MCPServerStreamableHttp: new (
    options: object,
  ) => {
    connect: () => Promise<void>;
    callTool: (name: string, input: object) => Promise<unknown>;
    close: () => Promise<void>;
  };
};

export default {
  title: '@openai/agents',
  group: 'Agents',
  npm: ['@openai/agents@0.20.0', 'zod@4.6.7'],
  expected: 'All tasks pass; its strict mode sends null for what is optional, which counts as left out.',
  async run(bench) {
    const url = await startForAgents(bench);
    const { MCPServerStreamableHttp } = await importPackage<Package>(bench, '@openai/agents');
    const server = new MCPServerStreamableHttp({ url, name: 'site' });
    await server.connect();
    bench.defer(() => server.close());
    await tryTasks(bench, async (name, input) => JSON.stringify(await server.callTool(name, input)));
  },
} satisfies Peer;
