import react from '@vitejs/plugin-react';
import { brand } from 'content/brand.ts';
import { brandStyles } from 'content/brand-styles.ts';
import { DESK_PATH } from 'contract/desk/paths.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  base: `${DESK_PATH}/`,
  plugins: [react()],
  css: { postcss: { plugins: [brandStyles(brand.colors)] } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
