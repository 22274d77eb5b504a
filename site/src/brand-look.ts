import { type BrandColors, DESIGN_COLORS, recolor } from 'contract/site/brand-colors.ts';
import { tokenColors } from 'contract/site/token-colors.ts';

/** Colors of `content/en/site.yaml` (`build/brand-styles.ts`); absent in tests. */
declare const BRAND_COLORS: BrandColors;

const colors = typeof BRAND_COLORS === 'undefined' ? DESIGN_COLORS : BRAND_COLORS;

/** The tokens, light and dark, for what no CSS variable reaches. */
export const COLORS = tokenColors(colors);

/** Returns a color of the design as the brand has it. */
export function paint(color: string): string {
  return recolor(color, colors);
}
