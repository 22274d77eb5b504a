import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import {
  argumentsOf,
  bearer,
  camelCase,
  checkTypes,
  linkPackages,
  loadProgram,
  programOf,
} from './programs/load-program.ts';
import { startForPrograms, tryCalls } from './programs/try-calls.ts';

type Program = Record<string, (...args: unknown[]) => Promise<{ status: number; data: unknown }>>;

export default {
  title: 'orval',
  group: 'API programs',
  npm: ['orval@8.38.0'],
  expected:
    'All calls pass; each answer has its status, also one that is no success; webhooks have no types.',
  async run(bench) {
    const server = await startForPrograms(bench);
    await linkPackages(bench);
    const output = { target: './client.ts', client: 'fetch', baseUrl: server.url };
    const config = { site: { input: { target: server.openApi }, output } };
    await writeFile(join(bench.folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)};\n`);
    await bench.execute(programOf(bench, 'orval'), ['--config', './orval.config.mjs']);
    const client = await loadProgram<Program>(bench, 'client.ts');
    await tryCalls(bench, server, async (operation, { path, query, body, ...input }) => {
      // Parts of the address, then the body, then the query.
      const args = [
        ...argumentsOf({ ...(path && { path }), ...(body && { body }) }),
        ...(query ? [query] : []),
      ];
      const answer = await client[camelCase(operation)]?.(...args, { headers: bearer(input) });
      return { status: answer?.status ?? 0, body: answer?.data };
    });
    await bench.attempt('strict types of all', () => checkTypes(bench, 'client.ts'));
    await bench.attempt('webhooks have types', async () => {
      assert.match(await readFile(join(bench.folder, 'client.ts'), 'utf8'), /interface LeadReceivedEvent/);
    });
  },
} satisfies Peer;
