import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importPackage } from './agents/import-package.ts';
import type { Peer } from './peer.ts';
import { programOf } from './programs/load-program.ts';
import { type Answer, type Input, listOperations, startForPrograms, tryCalls } from './programs/try-calls.ts';

type Part = { key: string; value: unknown; disabled?: boolean };
/** Request of a collection as the converter writes it. */
interface Item {
  item?: Item[];
  request?: {
    method: string;
    header?: Part[];
    body?: { raw?: string };
    url: { path: string[]; variable?: Part[]; query?: Part[] };
  };
}
type Collection = Item & { variable: Part[] };
type Response = { code: number; text: () => string };
type Done = (error: unknown, summary: { run: { executions: { response?: Response }[] } }) => void;
type Newman = { default: { run: (options: object, done: Done) => unknown } };

const requestsOf = ({ item = [], ...own }: Item): Item[] => (own.request ? [own] : item.flatMap(requestsOf));

/** Fills in a request as a person does in Postman. */
function fillIn({ request, ...item }: Item, { path = {}, query = {}, body, token }: Input): Item {
  assert.ok(request);
  const partsOf = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value: String(value) }));
  const header = (request.header ?? []).filter(({ key }) => key === 'Content-Type' || key === 'Accept');
  const auth = token ? { type: 'bearer', bearer: partsOf({ token }) } : null;
  const url = { ...request.url, variable: partsOf(path), query: partsOf(query) };
  const filled = {
    ...request,
    header,
    auth,
    url,
    ...(body && { body: { ...request.body, raw: JSON.stringify(body) } }),
  };
  return { ...item, request: filled };
}

export default {
  title: 'Postman’s converter with newman 6.2.2,',
  group: 'API programs',
  npm: ['openapi-to-postmanv2@6.3.3', 'newman@6.2.2'],
  expected:
    'Each call is a request of the collection and passes once filled in; with Examples its bodies are ours.',
  async run(bench) {
    const server = await startForPrograms(bench);
    const operations = await listOperations(server);
    await writeFile(join(bench.folder, 'openapi.json'), await (await fetch(server.openApi)).text());
    const options = 'parametersResolution=Example';
    const args = ['-s', 'openapi.json', '-o', 'collection.json', '-O', options];
    await bench.execute(programOf(bench, 'openapi2postmanv2'), args);
    const text = await readFile(join(bench.folder, 'collection.json'), 'utf8');
    const collection = JSON.parse(text) as Collection;
    const requests = requestsOf(collection);
    const { default: newman } = await importPackage<Newman>(bench, 'newman');
    const findItem = (path: string, method: string) => {
      const parts = path
        .slice(1)
        .replaceAll(/\{(\w+)\}/g, ':$1')
        .split('/')
        .join(' ');
      const isIt = ({ request }: Item) => request?.method === method && request.url.path.join(' ') === parts;
      const found = requests.find(isIt);
      assert.ok(found, `${method} ${path}`);
      return found;
    };
    await bench.attempt('each call is in the collection, with the bodies of our examples', () => {
      for (const { path, method } of operations.values()) findItem(path, method);
      const { request } = findItem('/authms/contact-request', 'POST');
      assert.match(JSON.parse(request?.body?.raw ?? '{}').email, /@example\.com$/);
    });
    await tryCalls(bench, server, (operation, input) => {
      const { path = '', method = '' } = operations.get(operation) ?? {};
      const item = [fillIn(findItem(path, method), input)];
      return new Promise<Answer>((resolve, reject) => {
        newman.run({ collection: { ...collection, item } }, (error, summary) => {
          const response = summary?.run.executions[0]?.response;
          if (error || !response) return reject(error ?? new Error(`no answer to ${operation}`));
          resolve({ status: response.code, body: JSON.parse(response.text()) });
        });
      });
    });
  },
} satisfies Peer;
