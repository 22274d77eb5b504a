import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import {
  bearer,
  camelCase,
  checkTypes,
  linkPackages,
  loadProgram,
  programOf,
} from './programs/load-program.ts';
import { startForPrograms, tryCalls } from './programs/try-calls.ts';

type Answer = { response: { status: number }; data?: unknown; error?: unknown };
type Program = Record<string, (options: object) => Promise<Answer>>;

export default {
  title: '@hey-api/openapi-ts',
  group: 'API programs',
  npm: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
  expected: 'All calls pass, refusals as `error`; it sends `Accept: */*`; webhooks have types.',
  async run(bench) {
    const server = await startForPrograms(bench);
    await linkPackages(bench);
    await bench.execute(programOf(bench, 'openapi-ts'), [
      '-i',
      server.openApi,
      '-o',
      'client',
      '--no-log-file',
    ]);
    const client = await loadProgram<Program>(bench, 'client/sdk.gen.ts');
    await tryCalls(bench, server, async (operation, { token, ...input }) => {
      const answer = await client[camelCase(operation)]?.({
        ...input,
        headers: bearer(token ? { token } : {}),
      });
      return { status: answer?.response.status ?? 0, body: answer?.data ?? answer?.error };
    });
    await bench.attempt('strict types of all', () => checkTypes(bench, 'client/index.ts'));
    await bench.attempt('webhooks have types', async () => {
      const types = await readFile(join(bench.folder, 'client/types.gen.ts'), 'utf8');
      assert.match(types, /export type LeadReceived\w* =/);
    });
  },
} satisfies Peer;
