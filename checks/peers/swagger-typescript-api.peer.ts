import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from './peer.ts';
import {
  answerOf,
  argumentsOf,
  bearer,
  camelCase,
  checkTypes,
  linkPackages,
  loadProgram,
  programOf,
} from './programs/load-program.ts';
import { type Answer, startForPrograms, tryCalls } from './programs/try-calls.ts';

type Answered = { status: number; data: unknown; error: unknown };
type Program = {
  Api: new (options: object) => { authms: Record<string, (...args: unknown[]) => Promise<Answered>> };
};

export default {
  title: 'swagger-typescript-api',
  group: 'API programs',
  npm: ['swagger-typescript-api@13.13.0'],
  expected: 'All calls pass; refusals are thrown, with their body as `error`; webhooks have no types.',
  async run(bench) {
    const server = await startForPrograms(bench);
    await linkPackages(bench);
    const args = ['generate', '--path', server.openApi, '--output', '.', '--name', 'client.ts'];
    await bench.execute(programOf(bench, 'swagger-typescript-api'), args);
    const { Api } = await loadProgram<Program>(bench, 'client.ts');
    const { authms } = new Api({ baseUrl: server.url });
    const bodyOf = ({ status, data, error }: Answered): Answer => ({ status, body: data ?? error });
    await tryCalls(bench, server, (operation, input) => {
      const call = authms[camelCase(operation)];
      assert.ok(call, operation);
      const answer = call(...argumentsOf(input), { headers: bearer(input) });
      return answerOf(answer.then(bodyOf), (error) => bodyOf(error as Answered));
    });
    await bench.attempt('strict types of all', () => checkTypes(bench, 'client.ts'));
    await bench.attempt('webhooks have types', async () => {
      assert.match(await readFile(join(bench.folder, 'client.ts'), 'utf8'), /interface LeadReceivedEvent/);
    });
  },
} satisfies Peer;
