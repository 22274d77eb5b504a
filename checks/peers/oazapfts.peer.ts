import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
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
  title: 'oazapfts',
  group: 'API programs',
  npm: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
  expected:
    'All calls pass; each answer has its status, also one that is no success; webhooks have no types.',
  async run(bench) {
    const server = await startForPrograms(bench);
    await linkPackages(bench);
    await bench.execute(programOf(bench, 'oazapfts'), [server.openApi, 'client.ts']);
    const client = await loadProgram<Program>(bench, 'client.ts');
    await tryCalls(bench, server, async (operation, input) => {
      const { query = {}, ...others } = input;
      // What is required of a query comes one by one, all else of it and the headers as one object.
      const first = operation === 'demo-slots' ? Object.values(query) : argumentsOf(others);
      const hasHeaders = /^(?!login|signup|logout|read-booking|change-booking)/.test(operation);
      const optional = hasHeaders ? [operation === 'list-articles' ? query : {}] : [];
      const answer = await client[camelCase(operation)]?.(...first, ...optional, { headers: bearer(input) });
      return { status: answer?.status ?? 0, body: answer?.data };
    });
    const text = await readFile(join(bench.folder, 'client.ts'), 'utf8');
    await bench.attempt('strict types of all', () => checkTypes(bench, 'client.ts'));
    await bench.attempt(
      'names of its functions',
      () => {
        assert.ok(text.includes('export function contactRequest('));
        assert.ok(text.includes('export function postAuthmsContactRequest('));
        assert.ok(!text.includes('LeadReceivedEvent'));
      },
      {
        surprise:
          'an operation whose id has a hyphen gets two functions, `contactRequest` and `postAuthmsContactRequest`; webhooks are left out.',
      },
    );
  },
} satisfies Peer;
