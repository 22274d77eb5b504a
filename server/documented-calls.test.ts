import { reference } from 'content/reference.ts';
import { API_PREFIX } from 'contract/api-paths.ts';
import { openApi } from 'contract/reference/openapi.ts';
import { expect, it } from 'vitest';
import { startTestServer } from '../checks/support/test-server.ts';

const { paths } = openApi(reference, {
  name: 'Example',
  host: 'https://api.example',
  referenceUrl: 'https://www.example/api-reference',
  supportEmail: 'support@www.example',
});

const LINE = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/;
const INDENT = 4;

it('answers exactly the calls that the reference documents', async () => {
  const { app } = await startTestServer();
  const answered = callsIn(app.printRoutes({ commonPrefix: false })).filter((call) =>
    call.includes(` ${API_PREFIX}/`),
  );
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => callOf(method.toUpperCase(), path)),
  );
  expect(answered.sort()).toEqual(documented.sort());
});

it('documents a property with a default as optional', async () => {
  const list = paths['/authms/blog']?.get as
    | { parameters: { name: string; required: boolean }[] }
    | undefined;
  const isRequired = Object.fromEntries(list?.parameters.map(({ name, required }) => [name, required]) ?? []);
  expect(isRequired).toMatchObject({ page: false, limit: false, categorySlug: false });
  const { url } = await startTestServer();
  expect((await fetch(`${url}/authms/blog`)).status).toBe(200);
});

/** The calls of Fastify's tree of routes; each line of it continues the address of the one that it hangs from. */
function callsIn(tree: string): string[] {
  const addresses: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? [];
    const depth = indent.length / INDENT;
    addresses[depth] = `${depth > 0 ? addresses[depth - 1] : ''}${part}`;
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => callOf(method, addresses[depth] ?? ''));
  });
}

/** Each side has names of its own for the parts that vary. */
function callOf(method: string, path: string): string {
  return `${method} ${path.replaceAll(/:\w+|\{\w+\}/g, '{}')}`;
}
