import type { FastifyInstance } from 'fastify';

/** Tells which methods an address takes; `undefined` when no route has that address. */
export type FindAllowedMethods = (path: string) => string[] | undefined;

/** Remembers the routes of the app as they are added, so that a wrong method is told from a wrong address. */
export function collectAllowedMethods(app: FastifyInstance): FindAllowedMethods {
  const routes: { segments: string[]; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.push({ segments: url.split('/'), methods: [method].flat() });
  });
  return (path) => {
    const segments = path.split('/');
    const methods = routes
      .filter((route) => matches(route.segments, segments))
      .flatMap((route) => route.methods);
    return methods.length > 0 ? [...new Set(methods)].sort() : undefined;
  };
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part === segments[index] || part.startsWith(':'))
  );
}
