import type { AstroIntegration } from 'astro';
import { fileRoutes } from '../src/product/files.ts';

/** Makes a route of each file that the site writes beside its pages: many answers share a module of `src/pages/`. */
export function routesOfFiles(): AstroIntegration {
  return {
    name: 'file-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const [kind, patterns] of Object.entries(fileRoutes)) {
          for (const pattern of patterns) injectRoute({ pattern, entrypoint: `./src/pages/_${kind}.ts` });
        }
      },
    },
  };
}
