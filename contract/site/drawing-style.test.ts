import { expect, it } from 'vitest';
import { drawingStyle, styleOfShapes } from './drawing-style.ts';
import { TOKEN_COLORS } from './token-colors.ts';

it('draws in ink by default, in light and dark mode', () => {
  expect(drawingStyle(TOKEN_COLORS)).toContain('}svg,.ink{color:#1c1830}');
  expect(drawingStyle(TOKEN_COLORS)).toContain('dark){svg,.ink{color:#f3f0fa}');
});

it('gives a drawing by itself no colors but its own', () => {
  const style = styleOfShapes('<rect class="agent wide"/><path class="line"/>', TOKEN_COLORS);
  expect(style.match(/\.[\w-]+\{color/g)).toEqual([
    '.ink{color',
    '.line{color',
    '.agent{color',
    '.ink{color',
    '.line{color',
    '.agent{color',
  ]);
});
