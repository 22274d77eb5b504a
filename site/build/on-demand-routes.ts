import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** A route as Astro names it (`/blog/[category]`), and the regular expression that its paths match. */
export interface BuiltRoute {
  route: string;
  pattern: string;
}

/** Where the build leaves its on-demand routes (`BuiltRoute[]`, the first that fits first), for `write-manifest.ts`. */
export const ON_DEMAND_ROUTES = new URL('../dist/on-demand-routes.json', import.meta.url);

/** Tells which addresses are rendered on demand, so that the server asks for no other. */
export function onDemandRoutes(): AstroIntegration {
  let built: BuiltRoute[] = [];
  return {
    name: 'on-demand-routes',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        built = routes
          .filter(({ origin, isPrerendered }) => origin === 'project' && !isPrerendered)
          .map(({ pattern, patternRegex }) => ({ route: pattern, pattern: patternRegex.source }));
      },
      'astro:build:done': () => writeFile(ON_DEMAND_ROUTES, JSON.stringify(built)),
    },
  };
}
