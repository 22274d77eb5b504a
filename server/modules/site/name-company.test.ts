import { expect, it } from 'vitest';
import { nameCompany } from './name-company.ts';

const PAGE = '<p>Run by a company (name not stated), here.</p><p>Work.<span data-company=""></span></p>';

it('writes name and address into text and footer', () => {
  expect(nameCompany(PAGE, { name: 'A & B Ltd', address: '1 Mill Lane' }, true)).toBe(
    '<p>Run by A &#38; B Ltd, 1 Mill Lane, here.</p><p>Work.<span data-company=""> Run by A &#38; B Ltd, 1 Mill Lane.</span></p>',
  );
});

it('escapes nothing in Markdown, and does without an address', () => {
  expect(nameCompany('Run by a company (name not stated).', { name: 'A & B $1', address: null }, false)).toBe(
    'Run by A & B $1.',
  );
});

it('leaves a page as built while no name is stated', () => {
  expect(nameCompany(PAGE, { name: null, address: '1 Mill Lane' }, true)).toBe(PAGE);
});
