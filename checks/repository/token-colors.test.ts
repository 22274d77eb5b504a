import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from 'content/brand.ts';
import { recolorSheet } from 'contract/site/brand-colors.ts';
import { contrastRatio, READABLE_CONTRAST } from 'contract/site/contrast.ts';
import { TOKEN_COLORS, type TokenColor, tokenColors } from 'contract/site/token-colors.ts';
import { describe, expect, it } from 'vitest';

const DESK = fileURLToPath(new URL('../../desk', import.meta.url));
const TOKENS = new URL('../../site/src/design/styles/tokens.css', import.meta.url);

it('keeps the colors used outside of CSS equal to the tokens, light and dark', async () => {
  const tokens = await readFile(TOKENS, 'utf8');
  for (const [name, [light, dark]] of Object.entries(TOKEN_COLORS)) {
    expect(tokens).toContain(`  --${name}: light-dark(${light}, ${dark});`);
  }
});

it('keeps colors of the brand out of the screens of the desk, whose style sheets stay as they were built', async () => {
  const teal = { agent: '#0f766e', human: '#e11d48' };
  const sheets = globSync('src/**/*.module.css', { cwd: DESK }).map((file) => join(DESK, file));
  expect(sheets.length).toBeGreaterThan(20);
  for (const sheet of sheets) {
    const css = await readFile(sheet, 'utf8');
    expect(recolorSheet(css, teal), sheet).toBe(css);
  }
});

const BRANDS = [
  brand.colors,
  { agent: '#0f766e', human: '#e11d48' },
  { agent: '#facc15', human: '#1d4ed8' },
  { agent: '#000000', human: '#888888' },
  { agent: '#ff00aa', human: '#00ffcc' },
  { agent: '#ffffff', human: '#ffffff' },
];
const GROUNDS = ['paper', 'surface', 'surface-quiet', 'surface-raised', 'agent-soft', 'human-soft'] as const;
const WORDS = ['ink', 'muted', 'agent', 'agent-strong', 'good', 'warn', 'bad'] as const;

const longHex = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

describe.each(BRANDS)('a brand in $agent and $human', (colors) => {
  const tokens = tokenColors(colors);

  it.each([0, 1] as const)('keeps words readable on every ground, in scheme %i', (scheme) => {
    const contrast = (one: TokenColor, other: TokenColor) =>
      contrastRatio(longHex(tokens[one][scheme]), longHex(tokens[other][scheme]));
    const hard = GROUNDS.flatMap((ground) =>
      WORDS.map((words) => ({ ground, words, contrast: contrast(words, ground) })),
    ).filter((pair) => !(pair.contrast >= READABLE_CONTRAST));
    expect(hard).toEqual([]);
    for (const ground of ['agent', 'agent-strong'] as const)
      expect(contrast('on-agent', ground)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  });

  it('tells soft grounds from what they lie on in the dark', () => {
    for (const ground of ['paper', 'surface-quiet', 'surface'] as const)
      expect(contrastRatio(tokens['agent-soft'][1], tokens[ground][1])).toBeGreaterThan(1.4);
  });
});
