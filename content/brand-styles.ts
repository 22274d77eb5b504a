import { type BrandColors, recolorStyle } from 'contract/site/brand-colors.ts';

/** A plugin of PostCSS: style sheets with the colors of a brand. */
export function brandStyles(brand: BrandColors) {
  return {
    postcssPlugin: 'brand-styles',
    Declaration: (declaration: { prop: string; value: string }) => {
      const value = recolorStyle(declaration.prop, declaration.value, brand);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
