import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import { bearer, checkTypes, linkPackages, loadProgram, programOf } from './programs/load-program.ts';
import { listOperations, startForPrograms, tryCalls } from './programs/try-calls.ts';

/** Client of openapi-fetch without its types, which `USE` tries. */
interface Program {
  connect: (baseUrl: string) => {
    request: (
      method: string,
      path: string,
      options: object,
    ) => Promise<{ response: { status: number }; data?: unknown; error?: unknown }>;
  };
}

const CLIENT = `import createClient from 'openapi-fetch';
import type { paths, webhooks } from './schema';
export const connect = (baseUrl: string) => createClient<paths>({ baseUrl });
export type Lead = webhooks['lead.received']['post']['requestBody']['content']['application/json'];
`;

const USE = `import { connect, type Lead } from './client';
const client = connect('https://api.example');
const path = { token: 'x' };
const { data, error } = await client.GET('/authms/demo/{token}', { params: { path } });
export const isPast: boolean | undefined = data?.isPast;
export const code: string | undefined = error?.code;
// @ts-expect-error: it has no such action
await client.POST('/authms/demo/{token}', { params: { path }, body: { action: 'paint', sequence: 0 } });
// @ts-expect-error: an email is missing
await client.POST('/authms/contact-request', { body: { firstName: 'Mira' } });
export const typeOf = (lead: Lead): 'lead.received' => lead.type;
`;

export default {
  title: 'openapi-typescript with openapi-fetch',
  group: 'API programs',
  npm: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'],
  expected: 'All calls pass, refusals as `error`; it sends `Accept: */*`; webhooks have types.',
  async run(bench) {
    const server = await startForPrograms(bench);
    const operations = await listOperations(server);
    await linkPackages(bench);
    const write = (file: string, text: string) => writeFile(join(bench.folder, file), text);
    await bench.execute(programOf(bench, 'openapi-typescript'), [server.openApi, '-o', 'schema.d.ts']);
    await Promise.all([write('client.ts', CLIENT), write('use.ts', USE)]);
    const { connect } = await loadProgram<Program>(bench, 'client.ts');
    const client = connect(server.url);
    await tryCalls(bench, server, async (operation, { path, query, body, ...input }) => {
      const found = operations.get(operation);
      assert.ok(found, operation);
      const options = { params: { path, query }, body, headers: bearer(input) };
      const answer = await client.request(found.method.toLowerCase(), found.path, options);
      return { status: answer.response.status, body: answer.data ?? answer.error };
    });
    await bench.attempt('strict types of calls, refusals and webhooks', () => checkTypes(bench, 'use.ts'));
    await bench.attempt('each call has its operation', async () => {
      const schema = await readFile(join(bench.folder, 'schema.d.ts'), 'utf8');
      for (const operation of operations.keys())
        assert.match(schema, new RegExp(`["']?${operation}["']?: \\{`));
    });
  },
} satisfies Peer;
