import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { reference } from 'content/reference.ts';
import openapiTypes, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS, type Json } from './documents.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 120_000;

/** Check at run time that a generator makes of a schema. */
interface Check {
  safeParse(value: unknown): { success: boolean; error?: unknown };
}

type Module = Record<string, Check>;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clients-'));
  // What is generated imports packages of ours.
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(DOCUMENTS.openApi));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** `demo-request` as generators name it. */
function pascalCase(slug: string): string {
  return slug.replace(/(?:^|-)(\w)/g, (_start, letter: string) => letter.toUpperCase());
}

/** Returns the examples of all calls that a module of checks refuses. */
function refusalsOf(module: Module, prefix: string): unknown[] {
  return reference.http.flatMap(({ slug, body, success }) => {
    const checked = [['Response', success.example], ...(body ? [['Body', body.example]] : [])] as [
      string,
      unknown,
    ][];
    return checked.flatMap(([kind, example]) => {
      const name = `${prefix}${pascalCase(slug)}${kind}`;
      const result = module[name]?.safeParse(example);
      return result?.success ? [] : [`${name}: ${result ? result.error : 'is not generated'}`];
    });
  });
}

describe('a client that is generated from the OpenAPI document', () => {
  it(
    'takes its examples when hey-api writes it, with zod',
    async () => {
      await createClient({
        input: join(folder, 'openapi.json'),
        output: join(folder, 'hey-api'),
        plugins: ['@hey-api/typescript', 'zod'],
        logs: { level: 'silent', file: false },
      });
      const module: Module = await import(/* @vite-ignore */ join(folder, 'hey-api/zod.gen.ts'));
      expect(refusalsOf(module, 'z')).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'takes its examples when orval writes it, with zod',
    async () => {
      await generate(
        {
          input: { target: './openapi.json' },
          output: { target: './orval/zod.ts', client: 'zod' },
        },
        folder,
      );
      const module: Module = await import(/* @vite-ignore */ join(folder, 'orval/zod.ts'));
      expect(refusalsOf(module, '')).toEqual([]);
      expect(module.ContactRequestBody?.safeParse({ firstName: 5 }).success).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'has types that its examples fit when openapi-typescript writes it',
    async () => {
      const types = astToString(await openapiTypes(structuredClone(DOCUMENTS.openApi) as never));
      await mkdir(join(folder, 'types'));
      await writeFile(join(folder, 'types/schema.ts'), types);
      await writeFile(join(folder, 'types/examples.ts'), typedExamples(DOCUMENTS.openApi));
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, '--ignoreConfig', 'types/examples.ts'],
        { cwd: folder, encoding: 'utf8' },
      );
      expect([status, stdout]).toEqual([0, '']);
    },
    TIMEOUT_MS,
  );
});

/** A module that gives each example the type of its call. */
function typedExamples({ paths }: Json): string {
  const operations = Object.values(paths as Record<string, Record<string, Operation>>).flatMap(Object.values);
  const lines = operations.flatMap(({ operationId, requestBody, responses }: Operation) => {
    const type = `operations[${JSON.stringify(operationId)}]`;
    const bodies = [
      [`NonNullable<${type}['requestBody']>`, requestBody],
      ...Object.entries(responses).map(([status, response]) => [`${type}['responses'][${status}]`, response]),
    ] as [string, Answer | undefined][];
    return bodies.flatMap(([place, answer]) => {
      const { example, examples = {} } = answer?.content?.['application/json'] ?? {};
      const values = [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples).map(({ value }) => value),
      ];
      return values.map(
        (value) => `(${JSON.stringify(value)}) satisfies ${place}['content']['application/json'];`,
      );
    });
  });
  return ["import type { operations } from './schema.ts';", ...lines].join('\n');
}

interface Answer {
  content?: { 'application/json'?: { example?: unknown; examples?: Record<string, { value: unknown }> } };
}

interface Operation {
  operationId: string;
  requestBody?: Answer;
  responses: Record<string, Answer>;
}
