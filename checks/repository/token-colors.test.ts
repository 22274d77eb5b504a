import { readFile } from 'node:fs/promises';
import { TOKEN_COLORS } from 'contract/site/token-colors.ts';
import { expect, it } from 'vitest';
import { contrastRatio, READABLE_CONTRAST } from '../../site/src/features/chatbot-builder/contrast.ts';

const TOKENS = new URL('../../site/src/design/styles/tokens.css', import.meta.url);

it('keeps the colors used outside of CSS equal to the tokens, light and dark', async () => {
  const tokens = await readFile(TOKENS, 'utf8');
  for (const [name, [light, dark]] of Object.entries(TOKEN_COLORS)) {
    expect(tokens).toContain(`  --${name}: light-dark(${light}, ${dark});`);
  }
});

it('tells soft indigo from what it lies on in the dark, and keeps words on it readable', () => {
  const dark = (name: keyof typeof TOKEN_COLORS) => TOKEN_COLORS[name][1];
  for (const ground of ['paper', 'surface-quiet', 'surface'] as const)
    expect(contrastRatio(dark('agent-soft'), dark(ground))).toBeGreaterThan(1.4);
  for (const words of ['ink', 'muted', 'agent', 'human', 'good', 'warn', 'bad'] as const)
    expect(contrastRatio(dark('agent-soft'), dark(words))).toBeGreaterThan(READABLE_CONTRAST);
});
