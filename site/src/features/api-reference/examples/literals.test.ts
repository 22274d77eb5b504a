import { describe, expect, it } from 'vitest';
import { toJavaScript, toJson, toPython, toShell } from './literals.ts';

const VALUE = { name: 'O\'Neil "Jo"', 'first-name': 'Zoë', list: [1, true, null], none: {}, empty: [] };

describe('literals', () => {
  it('writes JavaScript that evaluates to the value', () => {
    expect(new Function(`return ${toJavaScript(VALUE)}`)()).toEqual(VALUE);
    expect(toJavaScript({ a: 'b' })).toBe("{\n  a: 'b',\n}");
  });

  it('writes Python with its own keywords', () => {
    expect(toPython({ list: [true, false, null, 1.5, 'ü'] })).toBe(
      '{\n    "list": [\n        True,\n        False,\n        None,\n        1.5,\n        "ü",\n    ],\n}',
    );
  });

  it('indents a literal like the code around it', () => {
    expect(toJavaScript({ a: 1 }, 1)).toBe('{\n    a: 1,\n  }');
  });

  it.each(['\n', '\\', "'", '"', '\t'])('preserves %j', (character) => {
    expect(new Function(`return ${toJavaScript(character)}`)()).toBe(character);
    expect(JSON.parse(toPython(character))).toBe(character);
  });

  it('quotes any value as one argument of a shell', () => {
    const argument = toShell({ name: "O'Neil" });
    expect(argument).toBe(`'{\n  "name": "O'\\''Neil"\n}'`);
  });
});

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
