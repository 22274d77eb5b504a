import type { FastifyInstance, RouteOptions } from 'fastify';

export interface AllowedMethods {
  /** Pattern of the route, as logs may hold it: an address may carry a secret. */
  route: string;
  methods: string[];
}

/** Finds the methods of an address; `undefined` when no route has that address. */
export type FindAllowedMethods = (path: string) => AllowedMethods | undefined;

/** Remembers the routes of the app as they are added, to distinguish a wrong method from a wrong address. */
export function collectAllowedMethods(app: FastifyInstance): FindAllowedMethods {
  const routes: (AllowedMethods & { options: RouteOptions })[] = [];
  app.addHook('onRoute', (options) => {
    const { url, method } = options;
    if (!url.includes('*')) routes.push({ route: url, methods: [method].flat(), options });
  });
  return (path) => {
    const segments = path.split('/');
    const found = routes.filter(
      ({ route, options }) => isHere(options) && matches(route.split('/'), segments),
    );
    const [first] = found;
    if (!first) return undefined;
    return { route: first.route, methods: [...new Set(found.flatMap(({ methods }) => methods))].sort() };
  };
}

/**
 * Reports whether a route is answered here. One that is answered on another listener alone (`constraints`) has no
 * address here; hooks of its scope say so later.
 */
function isHere({ constraints = {} }: RouteOptions): boolean {
  return Object.keys(constraints).length === 0;
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part === segments[index] || part.startsWith(':'))
  );
}
