import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, readMark } from 'contract/content/mark.ts';
import { recolorStyle } from 'contract/site/brand-colors.ts';
import { brand } from './brand.ts';

const MARK = 'content/brand/mark.svg';

/** Colors of `content/en/site.yaml` and the mark of `content/brand/`, for builds. */
export const brandLook = { colors: brand.colors, mark: readBrandMark() };

/** A plugin of PostCSS: style sheets in the colors of the brand. */
export function brandStyles() {
  return {
    postcssPlugin: 'brand-styles',
    Declaration: (declaration: { prop: string; value: string }) => {
      const value = recolorStyle(declaration.prop, declaration.value, brand.colors);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}

/** @throws when the file is wrong */
function readBrandMark(): Mark | undefined {
  const file = join(import.meta.dirname, '..', MARK);
  if (!existsSync(file)) return undefined;
  const mark = readMark(readFileSync(file, 'utf8'));
  if (!Array.isArray(mark)) return mark;
  throw new Error(mark.map(({ line, message }) => `${MARK}:${line}: ${message}`).join('\n'));
}
