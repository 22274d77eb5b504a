import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { brand } from 'content/brand.ts';
import { bundledScripts } from './build/bundled-scripts.ts';
import { readChangedDates } from './build/changed-dates.ts';
import { classNamesByPlace } from './build/class-names.ts';
import { routesOfFiles } from './build/file-routes.ts';
import { listRoutes } from './build/list-routes.ts';
import { liveDocuments } from './build/live-documents.ts';
import { reproducible } from './build/reproducible.ts';

/** Host of the calls, `{host}`: this origin, unless the build moves it (design.md, 'Calls'). */
const apiHost = process.env.PUBLIC_API_HOST ?? '';
const self = ["'self'", apiHost].filter(Boolean).join(' ');
/** `'self'` covers the chat socket of this origin; that of another one has a scheme of its own. */
const connections = [self, apiHost.replace(/^http/, 'ws')].filter(Boolean).join(' ');

/**
 * Files of the code that islands share: two for all of them, since each file more is a round of headers on a poor
 * line, and one for what two of them share.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/layout\/islands\//,
  },
  {
    name: 'shared',
    // What one island alone needs travels with it.
    minShareCount: 2,
    test: /src\/(words|drawn-for|design\/ui\/(?!Tabs|use-history|format-number|number-echo)|api\/(?!first-touch\/record|lead-form\/use-draft|booking-session|booked-answer)|product\/(?!meeting-text|team-numbers)|brand)|contract\/(content\/fill|site\/|product\/plans)|lucide-react/,
  },
  {
    name: 'figures',
    test: /design\/ui\/(format-number|number-echo)|product\/team-numbers|contract\/product\/typed-number/,
  },
];

/**
 * The client as one published file: its single modules import each other as namespaces, for which the bundler would
 * send every page with React a file of helpers.
 */
const socketClient = fileURLToPath(
  new URL('../../dist/socket.io.esm.min.js', import.meta.resolve('socket.io-client')),
);

export default defineConfig({
  site: brand.siteUrl,
  output: 'server',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Our own server serves what is drawn.
  adapter: node({ mode: 'middleware' }),
  session: false,
  integrations: [
    react(),
    nearDirective(),
    contentSecurityPolicy(),
    routesOfFiles(),
    listRoutes(),
    reproducible(),
  ],
  devToolbar: { enabled: false },
  // Colors would be inline styles, which the policy of a page forbids.
  markdown: { syntaxHighlight: false },
  // What stands in for each until it is there, as wide, is in `faces.css` (decision 005).
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Display',
      cssVariable: '--font-display-face',
      optimizedFallbacks: false,
      fallbacks: [],
      options: {
        variants: [
          {
            src: ['./src/design/styles/fonts/bricolage-display.woff2'],
            weight: '640',
            style: 'normal',
            display: 'swap',
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Geist Text',
      cssVariable: '--font-text-face',
      optimizedFallbacks: false,
      fallbacks: [],
      options: {
        variants: [
          {
            src: ['./src/design/styles/fonts/geist-text.woff2'],
            weight: '400 600',
            style: 'normal',
            display: 'swap',
          },
        ],
      },
    },
  ],
  vite: {
    define: { CHANGED_DATES: JSON.stringify(readChangedDates()) },
    plugins: [
      smallerScripts(),
      bundledScripts(),
      liveDocuments(),
      {
        name: 'accept-target-current',
        // The minifier of styles keeps `:target-current` as it is, and warns that it does not know it yet.
        configResolved({ logger }) {
          const warn = logger.warn.bind(logger);
          logger.warn = (message, options) => {
            if (!message.includes("'target-current' is not recognized")) warn(message, options);
          };
        },
      },
    ],
    server: {
      proxy: {
        '/authms': 'http://localhost:3000',
        '/ask.json': 'http://localhost:3000',
        '/search.json': 'http://localhost:3000',
        '/socket.io': { target: 'http://localhost:3000', ws: true },
      },
    },
    // Some dozens of its icons are drawn; loaded as a package, all of them take 7 MB of a server's memory.
    ssr: { noExternal: ['lucide-react'] },
    // Draws social cards on the server; `astro dev` would bundle it for browsers, and it is a native library.
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    resolve: {
      alias: {
        'socket.io-client': socketClient,
        '@astrojs/react/client.js': fileURLToPath(
          new URL('src/layout/islands/hydrate-island.ts', import.meta.url),
        ),
        'astro-react-client': fileURLToPath(import.meta.resolve('@astrojs/react/client.js')),
      },
    },
    build: { assetsInlineLimit: 4096 },
    // Every class stands in every page that uses it: short names leave the first view more of the line.
    css: {
      modules: { generateScopedName: classNamesByPlace(fileURLToPath(new URL('src', import.meta.url))) },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
});

/**
 * Options of the bundler that Astro sets itself, and that can be changed in this hook alone. The file that begins an island
 * would only point to that of React, for 0.7 KB of headers on every page with one; and reading a property of our constants
 * does nothing, so that words for the server's HTML stay out of scripts.
 */
function smallerScripts() {
  return {
    name: 'smaller-scripts',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    options: <Options extends object>(options: Options) => ({
      ...options,
      preserveEntrySignatures: 'allow-extension' as const,
      treeshake: { propertyReadSideEffects: false as const },
    }),
  };
}

/** `client:near`, by which the islands of the home page begin. */
function nearDirective(): AstroIntegration {
  return {
    name: 'near-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'near',
          entrypoint: fileURLToPath(new URL('src/layout/islands/near.ts', import.meta.url)),
        }),
    },
  };
}

/** The policy of every built page. Not while developing: hot reload brings styles that no hash can know. */
function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          security: {
            csp: {
              algorithm: 'SHA-256',
              directives: [
                "default-src 'none'",
                "base-uri 'none'",
                `connect-src ${connections}`,
                "font-src 'self' data:",
                `form-action ${self}`,
                "frame-ancestors 'none'",
                "img-src 'self' data:",
                "manifest-src 'self'",
                "object-src 'none'",
              ],
            },
          },
        });
      },
    },
  };
}
