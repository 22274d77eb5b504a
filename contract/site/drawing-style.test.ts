import { expect, it } from 'vitest';
import { DRAWING_STYLE, styleOfDrawing } from './drawing-style.ts';

it('draws in ink by default, in light and dark mode', () => {
  expect(DRAWING_STYLE).toContain('}svg,.ink{color:#1c1830}');
  expect(DRAWING_STYLE).toContain('dark){svg,.ink{color:#f3f0fa}');
});

it('gives a drawing by itself no colors but its own', () => {
  const style = styleOfDrawing('<rect class="agent wide"/><path class="line"/>');
  expect(style.match(/\.[\w-]+\{color/g)).toEqual([
    '.ink{color',
    '.line{color',
    '.agent{color',
    '.ink{color',
    '.line{color',
    '.agent{color',
  ]);
});
