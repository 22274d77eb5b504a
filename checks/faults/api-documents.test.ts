import { schemasWithoutId } from '@asyncapi/specs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { reference } from 'content/reference.ts';
import { asyncApi } from 'contract/reference/asyncapi.ts';
import { openApi } from 'contract/reference/openapi.ts';
import { describe, expect, it } from 'vitest';
import { find, type Json } from './closed-schema.ts';
import { AJV_OPTIONS, complaintsOf } from './document-checks.ts';

const PROVIDER = {
  name: 'Example',
  host: 'https://api.example',
  referenceUrl: 'https://www.example/api-reference',
  supportEmail: 'support@www.example',
};

/** Returns the document as it travels. */
const overWire = (document: object): Json => JSON.parse(JSON.stringify(document));

const documents = {
  openApi: overWire(openApi(reference, PROVIDER)),
  asyncApi: overWire(asyncApi(reference, PROVIDER)),
};

describe('the OpenAPI document', () => {
  it('conforms to OpenAPI 3.1', async () => {
    expect(documents.openApi.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(structuredClone(documents.openApi))).toEqual({ valid: true });
  });

  it('passes the recommended Redocly rules for OpenAPI', async () => {
    expect(await problemsOf(documents.openApi)).toEqual([]);
  });
});

describe('the AsyncAPI document', () => {
  it('conforms to AsyncAPI 3', () => {
    const validate = new Ajv(AJV_OPTIONS).compile(schemasWithoutId['3.0.0'] as Json);
    expect(documents.asyncApi.asyncapi).toBe('3.0.0');
    expect(complaintsOf(validate, documents.asyncApi)).toEqual([]);
  });

  it('passes the recommended Redocly rules for AsyncAPI', async () => {
    expect(await problemsOf(documents.asyncApi)).toEqual([]);
  });

  it.each([
    ['https://api.example', 'wss', 'api.example'],
    ['http://localhost:3000', 'ws', 'localhost:3000'],
  ])('names the server of %s', (host, protocol, name) => {
    expect(asyncApi(reference, { ...PROVIDER, host }).servers.site).toMatchObject({ protocol, host: name });
  });
});

it.each(['openApi', 'asyncApi'] as const)('resolves every reference of %s', (name) => {
  const document = documents[name];
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const path of references) expect(find(document, path)).toBeTypeOf('object');
});

/** Warnings too, each with its rule and its place in the document. */
async function problemsOf(document: Json): Promise<unknown[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => ({ ruleId, message, place: location[0]?.pointer }));
}
