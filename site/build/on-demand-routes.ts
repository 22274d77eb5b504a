import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Where the build leaves the patterns of its on-demand routes, for `write-manifest.ts`. */
export const ON_DEMAND_ROUTES = new URL('../dist/on-demand-routes.json', import.meta.url);

/** Tells which addresses are rendered on demand, so that the server asks for no other. */
export function onDemandRoutes(): AstroIntegration {
  let patterns: string[] = [];
  return {
    name: 'on-demand-routes',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        patterns = routes
          .filter(({ origin, isPrerendered }) => origin === 'project' && !isPrerendered)
          .map(({ patternRegex }) => patternRegex.source);
      },
      'astro:build:done': () => writeFile(ON_DEMAND_ROUTES, JSON.stringify(patterns)),
    },
  };
}
