import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importPackage } from './agents/import-package.ts';
import type { Peer } from './peer.ts';
import { checkTypes } from './programs/load-program.ts';
import { listOperations, startForPrograms } from './programs/try-calls.ts';

type Model = { modelName: string; result: string };
type Package = {
  TypeScriptGenerator: new (options: object) => { generate: (schema: object) => Promise<Model[]> };
};
type OpenApi = { components: { schemas: Record<string, object> } };

export default {
  title: '@asyncapi/modelina',
  group: 'API programs',
  npm: ['@asyncapi/modelina@5.10.1'],
  expected:
    'Each JSON Schema of the OpenAPI document becomes a strict type that takes an answer of the server.',
  async run(bench) {
    const server = await startForPrograms(bench);
    const { TypeScriptGenerator } = await importPackage<Package>(bench, '@asyncapi/modelina');
    const generator = new TypeScriptGenerator({ modelType: 'interface', rawPropertyNames: true });
    const { components } = (await (await fetch(server.openApi)).json()) as OpenApi;
    const names = Object.keys(components.schemas);
    const models = new Map<string, string>();
    for (const name of names) {
      const schema = { $schema: 'http://json-schema.org/draft-07/schema#', $id: name, components };
      const generated = await generator.generate({ ...schema, ...components.schemas[name] });
      for (const { modelName, result } of generated) models.set(modelName, result);
    }
    await bench.attempt(`strict types of ${names.length} schemas`, async () => {
      for (const name of names) assert.ok(models.has(name), `${name} of ${[...models.keys()].join()}`);
      const text = [...models.values()]
        .map((each) => each.replace(/^(?=interface|enum|type)/m, 'export '))
        .join('\n');
      await writeFile(join(bench.folder, 'models.ts'), text);
      await checkTypes(bench, 'models.ts');
    });
    await bench.attempt('an answer of the server is of its type', async () => {
      const { path } = (await listOperations(server)).get('list-articles') ?? {};
      const answer = await (await fetch(`${server.url}${path}?limit=2`)).text();
      const use = `import type { BlogPage } from './models';\nexport const page: BlogPage = ${answer};\n`;
      await writeFile(join(bench.folder, 'use.ts'), use);
      await checkTypes(bench, 'use.ts');
    });
  },
} satisfies Peer;
