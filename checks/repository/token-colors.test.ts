import { readFile } from 'node:fs/promises';
import { TOKEN_COLORS } from 'contract/site/token-colors.ts';
import { expect, it } from 'vitest';

const TOKENS = new URL('../../site/src/design/styles/tokens.css', import.meta.url);

it('keeps the colors used outside of CSS equal to the tokens, light and dark', async () => {
  const tokens = await readFile(TOKENS, 'utf8');
  for (const [name, [light, dark]] of Object.entries(TOKEN_COLORS)) {
    expect(tokens).toContain(`  --${name}: light-dark(${light}, ${dark});`);
  }
});
