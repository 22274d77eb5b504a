import { describe, expect, it } from 'vitest';
import { DESIGN_COLORS, recolor, recolorHtml, recolorSheet, recolorStyle } from './brand-colors.ts';
import { TOKEN_COLORS, tokenColors } from './token-colors.ts';

const TEAL = { agent: '#0f766e', human: '#e11d48' };

describe('recolor', () => {
  it.each(Object.values(TOKEN_COLORS).flat())('keeps %s with the colors of the design', (color) => {
    expect(recolor(color, DESIGN_COLORS)).toBe(color);
  });

  it.each([
    ['the first color', '#4b3fd6', '#0f766e'],
    ['the second color', '#d98e04', '#e11d48'],
    ['a darker shade', '#3a2fb4', '#025f58'],
    ['a tint', '#eceafc', '#e5eeee'],
    ['a color of the dark scheme', '#a49cff', '#7db1b0'],
    ['ink', '#1c1830', '#111e1e'],
    ['white', '#fff', '#fff'],
    ['green', '#1d6f42', '#1d6f42'],
    ['red', '#b3261e', '#b3261e'],
  ])('returns %s as the brand has it', (_, color, expected) => {
    expect(recolor(color, TEAL)).toBe(expected);
  });

  it('darkens a color that would be too light for words', () => {
    expect(recolor('#4b3fd6', { agent: '#facc15', human: '#d98e04' })).toBe('#826802');
  });

  it('makes grays of a gray', () => {
    expect(recolor('#eceafc', { agent: '#000000', human: '#d98e04' })).toBe('#ececec');
  });
});

describe('recolorStyle', () => {
  it('changes all colors of a value', () => {
    const value = 'light-dark(rgb(28 24 48 / 6%), #383152)';
    expect(recolorStyle('--shadow', value, TEAL)).toBe('light-dark(rgb(17 30 30 / 6%), #27393a)');
  });

  it.each(['good', '--warn', '--bad-soft', '--bubble'])('keeps %s', (name) => {
    expect(recolorStyle(name, '#8a5a00', TEAL)).toBe('#8a5a00');
  });
});

it('changes the tokens by their names', () => {
  expect(tokenColors(DESIGN_COLORS)).toEqual(TOKEN_COLORS);
  expect(tokenColors(TEAL)).toMatchObject({ agent: ['#0f766e', '#7db1b0'], warn: TOKEN_COLORS.warn });
});

describe('recolorSheet', () => {
  it.each([
    ['a minified sheet', '.a{color:#4b3fd6}.b:hover{fill:#fff}', '.a{color:#0f766e}.b:hover{fill:#fff}'],
    ['a pair', ':root{--a:light-dark(#4b3fd6,#a49cff)}', ':root{--a:light-dark(#0f766e,#7db1b0)}'],
    ['how opaque a color is', 'a{color:#1c18300f;fill:#0006}', 'a{color:#111e1e0f;fill:#0006}'],
    ['a state', ':root{--warn:#8a5a00;--bubble-a:#eceafc}', ':root{--warn:#8a5a00;--bubble-a:#eceafc}'],
    ['declarations', 'margin:0;color:#1c1830', 'margin:0;color:#111e1e'],
    [
      'what is no color',
      '#added:target{src:url(data:a;base64,a#)}',
      '#added:target{src:url(data:a;base64,a#)}',
    ],
  ])('changes the colors of %s', (_, sheet, expected) => {
    expect(recolorSheet(sheet, TEAL)).toBe(expected);
    expect(recolorSheet(sheet, DESIGN_COLORS)).toBe(sheet);
  });
});

it('changes the styles of HTML, and none of its words', () => {
  const draw = (color: string) =>
    `<style media="x">@media (width<9px){a{color:${color}}}</style><p style="color:${color}">color:#4b3fd6</p>`;
  expect(recolorHtml(draw('#4b3fd6'), TEAL)).toBe(draw('#0f766e'));
});
