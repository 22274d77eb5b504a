import { spawnSync } from 'node:child_process';
import spectralCore from '@stoplight/spectral-core';
import * as parsers from '@stoplight/spectral-parsers';
import { asyncapi, oas } from '@stoplight/spectral-rulesets';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, valuesOf } from './documents.ts';

// The package is CommonJS, and names its exports where Node cannot see them.
const { Document, Spectral } = spectralCore;

const PATTERNS = [...new Set(valuesOf('pattern', DOCUMENTS).filter((value) => typeof value === 'string'))];
const STANDARD_FORMATS = ['date-time', 'email', 'uri', 'uuid'];

const COMPILE = `
import json, re, sys
for pattern in json.load(sys.stdin):
    try:
        re.compile(pattern)
    except re.error as error:
        print(pattern, error)
`;
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('a pattern of the API documents', () => {
  it.each(PATTERNS)('compiles in ECMAScript, with the flag u and without it, and in RE2: %s', (pattern) => {
    expect(() => [new RegExp(pattern), new RegExp(pattern, 'u'), RE2JS.compile(pattern)]).not.toThrow();
  });

  it.skipIf(!hasPython)('compiles in Python', () => {
    const { stdout, status } = spawnSync('python3', ['-c', COMPILE], {
      input: JSON.stringify(PATTERNS),
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  });
});

it('names formats by their standard names alone', () => {
  const named = valuesOf('format', DOCUMENTS).filter((value) => typeof value === 'string');
  expect([...new Set(named)].sort()).toEqual(STANDARD_FORMATS);
});

it.each([
  ['openApi', oas],
  ['asyncApi', asyncapi],
] as const)('passes the rules of Spectral: %s', async (name, rules) => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[rules as never, 'recommended']] });
  const text = JSON.stringify(DOCUMENTS[name]);
  const found = await spectral.run(new Document(text, parsers.Json as never));
  // 3.0 is what the tools at hand read; the document needs nothing of 3.1.
  const faults = found.filter(({ code }) => code !== 'asyncapi-latest-version');
  expect(faults.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)).toEqual([]);
});

it('shows an example of each answer of a call', () => {
  const { paths } = DOCUMENTS.openApi as { paths: Record<string, Record<string, { responses: object }>> };
  const answers = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses).map(([status, answer]) => ({ name: `${method} ${path} ${status}`, answer })),
    ),
  );
  const withoutExample = answers.filter(({ answer: { content } }) => {
    const { example, examples } = content?.['application/json'] ?? {};
    return content && example === undefined && Object.keys(examples ?? {}).length === 0;
  });
  expect(answers.length).toBeGreaterThan(100);
  expect(withoutExample.map(({ name }) => name)).toEqual([]);
});
