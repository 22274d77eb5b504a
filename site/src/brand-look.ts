import type { Mark } from 'contract/content/mark.ts';
import { type BrandColors, DESIGN_COLORS, recolor, recolorStyle } from 'contract/site/brand-colors.ts';
import { tokenColors } from 'contract/site/token-colors.ts';

/** Colors of `content/en/site.yaml`, and the mark of `content/brand/`: of a build; absent in tests. */
declare const BRAND_LOOK: { colors: BrandColors; mark?: Mark };

const { colors, mark } =
  typeof BRAND_LOOK === 'undefined' ? { colors: DESIGN_COLORS, mark: undefined } : BRAND_LOOK;

/** The tokens, light and dark, for what no CSS variable reaches. */
export const COLORS = tokenColors(colors);

/** The mark that takes the place of the woven one. */
export const OWN_MARK = mark;

/** Returns a color of the design as the brand has it. */
export function paint(color: string): string {
  return recolor(color, colors);
}

/** Returns a declaration of a token as the brand has it. */
export function paintStyle(name: string, declaration: string): string {
  return recolorStyle(name, declaration, colors);
}
