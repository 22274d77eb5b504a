import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { brand } from './src/brand.ts';

/** Where `{host}` of the calls is: this origin, unless the build moves it (design.md, 'Calls'). */
const apiHost = process.env.PUBLIC_API_HOST ?? '';
const self = ["'self'", apiHost].filter(Boolean).join(' ');

export default defineConfig({
  site: brand.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // The house's own server answers for the build; the adapter hands it each page's security policy.
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  session: false,
  integrations: [react()],
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Display',
      cssVariable: '--font-display-face',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [{ src: ['./src/styles/fonts/bricolage-display.woff2'], weight: '640', style: 'normal' }],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        `connect-src ${self}`,
        "font-src 'self'",
        `form-action ${self}`,
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "object-src 'none'",
      ],
    },
  },
  vite: {
    server: { proxy: { '/authms': 'http://localhost:3000' } },
    build: { assetsInlineLimit: 2048 },
  },
});
