import { expect, it } from 'vitest';
import { toJson } from './to-json.ts';

it.each([
  [['ROOM_ID', null, 'Hello'], '["ROOM_ID", null, "Hello"]'],
  [{ states: ['Todo', 'Done'] }, '{\n  "states": ["Todo", "Done"]\n}'],
  [[], '[]'],
  [[{ a: 1 }], '[\n  {\n    "a": 1\n  }\n]'],
  [{ text: 'a [ b ] c' }, '{\n  "text": "a [ b ] c"\n}'],
])('formats %j readably', (value, text) => {
  expect(toJson(value)).toBe(text);
  expect(JSON.parse(toJson(value))).toEqual(value);
});
