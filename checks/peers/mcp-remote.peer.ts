import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startForAgents, tryTasks } from './agents/try-tasks.ts';
import type { Peer } from './peer.ts';

export default {
  title: 'mcp-remote',
  group: 'Agents',
  npm: ['mcp-remote@0.15.1'],
  expected: 'All twelve tasks pass through it.',
  async run(bench) {
    const url = await startForAgents(bench);
    const program = join(bench.packages, 'node_modules/mcp-remote/dist/proxy.js');
    const client = new Client({ name: 'peer', version: '1.0.0' });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program, url, '--allow-http'],
      env: { HOME: bench.folder, PATH: process.env.PATH ?? '' },
      stderr: 'ignore',
    });
    await client.connect(transport);
    bench.defer(() => client.close());
    await tryTasks(bench, async (name, input) =>
      JSON.stringify(await client.callTool({ name, arguments: { ...input } })),
    );
  },
} satisfies Peer;
