import { describe, expect, it } from 'vitest';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';

const PROVIDER = {
  ...{ name: 'Example', host: 'https://api.example' },
  ...{ referenceUrl: 'https://www.example/reference', supportEmail: 'support@example.com' },
};

type Node = Record<string, unknown>;

/** Every object of a document. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Node];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
}

describe('what generators of clients name by a document', () => {
  const { components } = asyncApi(PROVIDER);

  it('has a title of its own for each payload and each item of a list of arguments', () => {
    const tuples = nodesOf(components.messages).filter(({ items }) => Array.isArray(items));
    const items = tuples.flatMap(({ items }) => items as Node[]);
    const payloads = Object.values(components.messages).map(
      (message) => (message as { payload: Node }).payload,
    );
    const titles = [...new Set([...payloads, ...tuples, ...items])].map(({ title }) => title);
    const names = [...titles, ...Object.keys(components.schemas)].map((title) =>
      String(title).replaceAll(' ', '').toLowerCase(),
    );
    expect(tuples.length).toBeGreaterThan(10);
    expect(names).not.toContain('undefined');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has maps as additionalProperties, which all generators read', () => {
    expect(nodesOf(openApi(PROVIDER)).filter((node) => 'patternProperties' in node)).toEqual([]);
  });

  it('lists the form body of each call that answers it with a redirect', () => {
    const operations = Object.values(openApi(PROVIDER).paths).flatMap(
      (path) => Object.values(path) as Node[],
    );
    const redirecting = operations.filter(({ responses }) => '303' in (responses as Node));
    expect(redirecting).toHaveLength(4);
    for (const { requestBody } of redirecting) {
      expect(Object.keys((requestBody as { content: Node }).content)).toEqual([
        'application/json',
        'application/x-www-form-urlencoded',
      ]);
    }
  });

  it('allows no empty phone number for a demo, which is refused', () => {
    expect(openApi(PROVIDER).components.schemas.DemoRequest).toMatchObject({
      properties: { phone: { minLength: 1 } },
    });
  });
});
