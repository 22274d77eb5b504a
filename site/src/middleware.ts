import { defineMiddleware } from 'astro:middleware';
import { drawFor } from './product/office.ts';
import { tightenPolicy } from './security-policy.ts';

const POLICY = 'content-security-policy';

/** Pages rendered on demand; the policies of the others are tightened when the build is listed. */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals }, next) => {
  if (!isPrerendered) drawFor(locals.office);
  const response = await next();
  const policy = response.headers.get(POLICY);
  if (isPrerendered || policy === null) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(POLICY, tightenPolicy(policy, html));
  return new Response(html, { status: response.status, headers });
});
