import { describe, expect, it } from 'vitest';
import { reference } from '../reference-pages.ts';
import { addressOf, examplesOf, LANGUAGES } from './code-examples.ts';

const { endpoints, http } = reference();
const HOST = 'https://api.example';

describe('examplesOf', () => {
  it.each(
    endpoints
      .filter((endpoint) => !('event' in endpoint))
      .map((endpoint) => [endpoint.slug, endpoint] as const),
  )('writes %s in every language', (_slug, endpoint) => {
    const examples = examplesOf(endpoint, HOST);
    for (const { id } of LANGUAGES) expect(examples[id]).toContain(HOST);
  });

  it.each(
    http.filter(({ group }) => group === 'Accounts').map((endpoint) => [endpoint.slug, endpoint] as const),
  )('sends JSON with its content type in %s', (_slug, endpoint) => {
    for (const code of Object.values(examplesOf(endpoint, HOST))) {
      expect(code).toContain(HOST + endpoint.path);
      expect(code).toMatch(/Content-Type.+application\/json/);
      for (const field of Object.keys(endpoint.body?.example ?? {})) expect(code).toContain(field);
    }
  });
});

describe('addressOf', () => {
  it.each([
    ['list-articles', '/authms/blog?page=1&limit=10&categorySlug=developers'],
    ['read-article', '/authms/blog/developers/first-chat-over-the-socket'],
    ['list-categories', '/authms/blog-category'],
  ])('fills in the values of the example: %s', (slug, address) => {
    const endpoint = http.find((candidate) => candidate.slug === slug);
    expect(endpoint && addressOf(endpoint)).toBe(address);
  });
});
