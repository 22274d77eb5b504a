import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openBlocks, writeBlocks } from '../editor/editor-document.ts';
import { convertHtml } from './convert-html.ts';

/** Shapes of what Word and Google Docs put on the clipboard, written by hand, and not taken from the programs. */
const SHAPES = globSync('server/modules/blog/import/documents/clipboard/*.clipboard').sort();

it('has ten shapes of each program', () => {
  expect(SHAPES.map((path) => /(\w+)-[\w-]+\.clipboard$/.exec(path)?.[1])).toEqual([
    ...Array.from({ length: 10 }, () => 'docs'),
    ...Array.from({ length: 10 }, () => 'word'),
  ]);
});

it.each(SHAPES)('makes of %s what its writer meant', (path) => {
  const { markdown } = convertHtml(readFileSync(path, 'utf8'));
  const written = writeBlocks(openBlocks(markdown)).replace(/!\[[^\]]*\]\([^)]*\)/g, '(picture)');
  expect(written).toBe(readFileSync(path.replace(/clipboard$/, 'md'), 'utf8'));
});
