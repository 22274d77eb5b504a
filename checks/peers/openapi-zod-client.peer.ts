import assert from 'node:assert/strict';
import type { Peer } from './peer.ts';
import {
  answerOf,
  bearer,
  checkTypes,
  linkPackages,
  loadProgram,
  programOf,
} from './programs/load-program.ts';
import { type Answer, listOperations, startForPrograms, tryCalls } from './programs/try-calls.ts';

type Program = {
  createApiClient: (baseUrl: string) => {
    /** Calls, and checks the answer by its schema. */
    request: (options: object) => Promise<unknown>;
  };
};

export default {
  title: 'openapi-zod-client with @zodios/core',
  group: 'API programs',
  npm: ['openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'zod@3.25.76', 'axios@1.13.2'],
  expected: 'All calls pass, with each answer valid by its schema; refusals are thrown as axios does.',
  async run(bench) {
    const server = await startForPrograms(bench);
    const operations = await listOperations(server);
    await linkPackages(bench);
    await bench.execute(programOf(bench, 'openapi-zod-client'), [server.openApi, '-o', 'client.ts']);
    const { createApiClient } = await loadProgram<Program>(bench, 'client.ts');
    const client = createApiClient(server.url);
    await tryCalls(bench, server, (operation, { path, query, body, ...input }) => {
      const found = operations.get(operation);
      assert.ok(found, operation);
      const url = found.path.replaceAll(/\{(\w+)\}/g, ':$1');
      const parts = { params: path, queries: query, data: body, headers: bearer(input) };
      const call = client.request({ method: found.method.toLowerCase(), url, ...parts });
      const answered = call.then((answer): Answer => ({ status: found.success, body: answer }));
      return answerOf(answered, (error) => {
        const { response } = error as { response?: { status: number; data: unknown } };
        if (!response) throw error;
        return { status: response.status, body: response.data };
      });
    });
    await bench.attempt('strict types of all', () => checkTypes(bench, 'client.ts'));
  },
} satisfies Peer;
