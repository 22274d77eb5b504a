import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { classNamesByPlace } from './class-names.ts';

const root = fileURLToPath(new URL('../src', import.meta.url));
const button = join(root, 'design/ui/Button.module.css');
const card = join(root, 'design/ui/Card.module.css');

test('gives classes of one file similar names, and each class a unique name', () => {
  const nameOf = classNamesByPlace(root);
  const [first, second, other] = [nameOf('root', button), nameOf('primary', button), nameOf('root', card)];
  expect(first).toMatch(/^_[a-z]{1,2}0$/);
  expect(second).toBe(first?.replace('0', '1'));
  expect(other).toMatch(/^_[a-z]{1,2}0$/);
  expect(other).not.toBe(first);
});

test('gives a class the same name in server and browser, in any order of requests', () => {
  const [server, browser] = [classNamesByPlace(root), classNamesByPlace(root)];
  server('root', card);
  expect(server('root', button)).toBe(browser('root', `${button}?used`));
});

test('gives files created during development unique names', () => {
  const nameOf = classNamesByPlace(root);
  const names = Array.from({ length: 800 }, (_, index) =>
    nameOf('root', join(root, `New${index}.module.css`)),
  );
  expect(new Set([...names, nameOf('root', button)]).size).toBe(801);
  expect(names.every((name) => /^_[a-z]{1,3}0$/.test(name))).toBe(true);
});
