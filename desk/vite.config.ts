import react from '@vitejs/plugin-react';
import { DESK_PATH } from 'contract/desk/paths.ts';
import { defineConfig } from 'vite';

export default defineConfig({
  base: `${DESK_PATH}/`,
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
