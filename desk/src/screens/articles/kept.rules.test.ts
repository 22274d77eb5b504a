import { expect, it } from 'vitest';
import { parseKept } from './kept.rules.ts';

it.each([null, '', '{', '[]', '{"version":1,"blocks":[],"entries":{}}', '{"version":"1.1","entries":{}}'])(
  'finds nothing in %s',
  (text) => {
    expect(parseKept(text)).toBeUndefined();
  },
);

it('reads what was kept', () => {
  const typed = { version: '1.2', entries: {}, blocks: [{ type: 'horizontal_rule' }] };
  expect(parseKept(JSON.stringify(typed))).toEqual(typed);
});
