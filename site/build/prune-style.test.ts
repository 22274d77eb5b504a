import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { pruneSheet, wordsIn } from './prune-style.ts';

const named = wordsIn('<p class="_a0 _b1">Words</p><script>add("_c2")</script>');

function pruned(style: string): string {
  const sheet = parse(style);
  pruneSheet(sheet, named);
  return sheet.toString();
}

test.each([
  ['a class that nothing names', '._z9{color:red}'],
  ['such a class below a known one', '._a0 ._z9{color:red}'],
  ['such a class as the surroundings of nested rules', '._z9{color:red;& ._a0{color:blue}}'],
  ['such a class under a condition, with the condition', '@media (width<40rem){._z9{color:red}}'],
])('a rule goes whose selector asks for %s', (_what, style) => {
  expect(pruned(`${style}._a0{color:red}`)).toBe('._a0{color:red}');
});

test('a nested rule goes alone', () => {
  expect(pruned('._a0{color:red;&._z9{color:blue}}')).toBe('._a0{color:red}');
});

test('of several selectors those stay that can match', () => {
  expect(pruned('._z9,._a0{color:red}')).toBe('._a0{color:red}');
});

test.each([
  ['of the page', '._a0._b1{color:red}'],
  ['of a script', '._c2{color:red}'],
  ['that a script may put together', '.tab-9{color:red}'],
  ['that is one of several', ':is(._z9,._a0){color:red}'],
  ['that must not be there', '._a0:not(._z9){color:red}'],
])('a rule stays that speaks of a class %s', (_what, style) => {
  expect(pruned(style)).toBe(style);
});

test('what has no class stays', () => {
  const style = '@layer base;p{margin:0}@keyframes _z9{to{rotate:1turn}}@property --x{syntax:"*"}';
  expect(pruned(style)).toBe(style);
});
