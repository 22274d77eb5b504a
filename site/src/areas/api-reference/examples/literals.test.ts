import { describe, expect, it } from 'vitest';
import { toJavaScript, toPython, toShell } from './literals.ts';

const VALUE = { name: 'O\'Neil "Jo"', 'first-name': 'Zoë', list: [1, true, null], none: {}, empty: [] };

describe('a literal', () => {
  it('of JavaScript is what JavaScript reads', () => {
    expect(new Function(`return ${toJavaScript(VALUE)}`)()).toEqual(VALUE);
    expect(toJavaScript({ a: 'b' })).toBe("{\n  a: 'b',\n}");
  });

  it('of Python has its own words', () => {
    expect(toPython({ list: [true, false, null, 1.5, 'ü'] })).toBe(
      '{\n    "list": [\n        True,\n        False,\n        None,\n        1.5,\n        "ü",\n    ],\n}',
    );
  });

  it('stands as deep as the code around it', () => {
    expect(toJavaScript({ a: 1 }, 1)).toBe('{\n    a: 1,\n  }');
  });

  it.each(['\n', '\\', "'", '"', '\t'])('keeps %j', (character) => {
    expect(new Function(`return ${toJavaScript(character)}`)()).toBe(character);
    expect(JSON.parse(toPython(character))).toBe(character);
  });

  it('of a shell is one argument, whatever is in it', () => {
    const argument = toShell({ name: "O'Neil" });
    expect(argument).toBe(`'{\n  "name": "O'\\''Neil"\n}'`);
  });
});
