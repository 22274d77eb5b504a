import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** A route as Astro names it (`/blog/[category]`), and the regular expression that its paths match. */
export interface BuiltRoute {
  route: string;
  pattern: string;
  /** True for one address, without parameters. */
  isFixed: boolean;
}

/** File in which the build leaves its routes (`BuiltRoute[]`, the first that fits first), for `draw-site.ts`. */
export const ROUTES = new URL('../dist/routes.json', import.meta.url);

/** Lists the routes of `src/pages/` and those of `file-routes.ts`. */
export function listRoutes(): AstroIntegration {
  let built: BuiltRoute[] = [];
  return {
    name: 'list-routes',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        built = routes
          .filter(({ origin }) => origin !== 'internal')
          .map(({ pattern, patternRegex, params }) => ({
            route: pattern,
            pattern: patternRegex.source,
            isFixed: params.length === 0,
          }));
      },
      'astro:build:done': () => writeFile(ROUTES, JSON.stringify(built)),
    },
  };
}
