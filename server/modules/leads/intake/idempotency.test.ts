import { reference } from 'content/reference.ts';
import { IDEMPOTENCY_KEY_HEADER, LEAD_PATHS } from 'contract/api-paths.ts';
import { openApi } from 'contract/reference/openapi.ts';
import { describe, expect, it } from 'vitest';
import { readIdempotencyKey } from './idempotency.ts';

const PROVIDER = {
  name: 'Example',
  host: 'https://api.example.com',
  referenceUrl: '/',
  supportEmail: 'a@example.com',
};

interface Described {
  parameters: { name: string; description: string; schema: { pattern?: string } }[];
  requestBody: { description: string };
}

const described = openApi(reference, PROVIDER).paths[LEAD_PATHS.demo]?.post as unknown as Described;
const key = described.parameters.find(({ name }) => name.toLowerCase() === IDEMPOTENCY_KEY_HEADER);

function isTaken(header: string): boolean {
  try {
    return readIdempotencyKey(header) === header;
  } catch {
    return false;
  }
}

describe('the API reference', () => {
  it.each([
    ['2f1c7a54-93b0-4f37-8a55-5a8f1f0f8c11', true],
    ['!~', true],
    ['x'.repeat(255), true],
    ['', false],
    ['x'.repeat(256), false],
    ['two words', false],
    ['é', false],
    ['a\tb', false],
    ['a-form-1', true],
  ])('documents for the idempotency key %j what the server accepts', (header, isGood) => {
    expect([new RegExp(key?.schema.pattern ?? '').test(header), isTaken(header)]).toEqual([isGood, isGood]);
  });

  it('says in words what no portable pattern can: a key does not begin like those of forms', () => {
    expect([key?.description.includes('doesn’t begin with `form-`'), isTaken('form-1')]).toEqual([
      true,
      false,
    ]);
  });

  it('describes valid keys, and how texts are normalized', () => {
    expect(key?.description).toContain('1 to 255 visible ASCII characters');
    for (const words of ['trimmed', 'Control characters', 'surrogates', '`null` in an optional field']) {
      expect(described.requestBody.description).toContain(words);
    }
  });
});
