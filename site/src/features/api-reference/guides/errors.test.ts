import { expect, it } from 'vitest';
import { content } from '../../../content.ts';
import { reference } from '../reference-pages.ts';

/** Codes in the table of a part, each as `code` or `status code`. */
function codesOf(part: string): string[] {
  const { parts } = content().one('api-reference/errors');
  const blocks = parts.find(({ id }) => id === part)?.blocks ?? [];
  const rows = blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? block.table.rows : [],
  );
  return rows.map(([name = '']) => name.replace(/^`(\w+)` ?(\d*)$/, '$2 $1').trim());
}

/** Formats of addresses and moments that no call documents. */
const OF_ANY_ADDRESS = ['405 method_not_allowed', '408 request_timeout', '500 internal_error'];

it('tells what to do about every error of a call', () => {
  const documented = reference().http.flatMap(({ errors }) =>
    errors.map(({ status, code }) => `${status} ${code}`),
  );
  expect(codesOf('http').toSorted()).toEqual([...new Set([...documented, ...OF_ANY_ADDRESS])].toSorted());
});

it('tells what to do about every problem of the chat socket', () => {
  const documented = reference().socket.flatMap(({ errors }) => errors.map(({ code }) => code));
  expect(codesOf('socket').toSorted()).toEqual([...new Set(documented)].toSorted());
});
