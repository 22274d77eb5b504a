import { expect, it } from 'vitest';
import { DRAWING_STYLE } from './drawing-style.ts';

it('draws in ink by default, in light and dark mode', () => {
  expect(DRAWING_STYLE).toContain('}svg,.ink{color:#1c1830}');
  expect(DRAWING_STYLE).toContain('dark){svg,.ink{color:#f3f0fa}');
});
