import { startForAgents, tryTasks } from './agents/try-tasks.ts';
import type { Peer } from './peer.ts';
import { programOf } from './programs/load-program.ts';

export default {
  title: 'command line of the MCP Inspector',
  group: 'Agents',
  npm: ['@modelcontextprotocol/inspector@2.12.0'],
  expected: 'All twelve tasks pass; lists are written as JSON, and each call is a process of its own.',
  async run(bench) {
    const url = await startForAgents(bench);
    const call = ['--cli', url, '--transport', 'http', '--method', 'tools/call'];
    await tryTasks(bench, (name, input) => {
      const args = Object.entries(input).flatMap(([key, value]) => [
        '--tool-arg',
        `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      ]);
      return bench.execute(programOf(bench, 'mcp-inspector'), [...call, '--tool-name', name, ...args]);
    });
  },
} satisfies Peer;
