import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples/code-examples.ts';
import { reference } from '../reference-pages.ts';
import { endpointMarkdown } from './endpoint-markdown.ts';
import { searchText } from './markdown-blocks.ts';

const HOST = 'https://api.example';
const TABLE_LINE = /^\|.*\|$/;

describe.each(reference().endpoints.map((endpoint) => [endpoint.slug, endpoint] as const))(
  '%s as Markdown',
  (_slug, endpoint) => {
    const markdown = endpointMarkdown(endpoint, HOST);

    it('includes every example as code', () => {
      for (const code of Object.values(examplesOf(endpoint, HOST)))
        expect(markdown).toContain(`\n${code}\n\`\`\``);
    });

    it('writes tables with a consistent number of cells', () => {
      const tables = markdown.split('\n\n').filter((block) => block.startsWith('| '));
      expect(tables.length).toBeGreaterThan(0);
      for (const table of tables) {
        const lines = table.split('\n');
        for (const line of lines) {
          expect(line).toMatch(TABLE_LINE);
          expect(line.split(' | ')).toHaveLength(lines[0]?.split(' | ').length ?? 0);
        }
      }
    });
  },
);

it.each([
  ['| `refresh_token` | string |', 'refresh_token string'],
  ['Answers **401**: `invalid_credentials`.', 'answers 401 invalid_credentials'],
  ['Token, token; TOKEN.', 'token'],
])('indexes %j as %j', (text, words) => {
  expect(searchText(text)).toBe(words);
});
