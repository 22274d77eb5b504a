import { startForAgents, tryTasks } from './agents/try-tasks.ts';
import type { Peer } from './peer.ts';
import { programOf } from './programs/load-program.ts';

export default {
  title: 'mcporter',
  group: 'Agents',
  npm: ['mcporter@0.12.3'],
  expected: 'All twelve tasks pass from its command line, each call in a process of its own.',
  async run(bench) {
    const url = await startForAgents(bench);
    const call = ['call', '--http-url', url, '--allow-http', '--output', 'json'];
    await tryTasks(bench, (name, input) =>
      bench.execute(programOf(bench, 'mcporter'), [...call, '--tool', name, '--args', JSON.stringify(input)]),
    );
  },
} satisfies Peer;
