import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { brandLook, brandStyles } from 'content/brand-look.ts';
import { svgAddress } from 'contract/content/mark.ts';
import { DESK_PATH } from 'contract/desk/paths.ts';
import { recolorStyle } from 'contract/site/brand-colors.ts';
import { defineConfig, type Plugin } from 'vite';

const { mark, colors } = brandLook;

export default defineConfig({
  base: `${DESK_PATH}/`,
  plugins: [react(), brandIcon()],
  define: { OWN_MARK: JSON.stringify(mark ? svgAddress(mark.svg) : '') },
  css: { postcss: { plugins: [brandStyles()] } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});

/** The icon of the page with the mark, or else in the colors, of the brand. */
function brandIcon(): Plugin {
  const woven = readFileSync(new URL('src/app/icon.svg', import.meta.url), 'utf8');
  const icon = mark?.svg ?? recolorStyle('', woven, colors);
  return {
    name: 'brand-icon',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (icon === woven ? html : html.replace('/src/app/icon.svg', svgAddress(icon))),
    },
  };
}
