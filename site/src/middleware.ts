import { defineMiddleware } from 'astro:middleware';
import { brand } from './brand.ts';
import display from './design/styles/fonts/bricolage-display.woff2?inline';
import { headlineFace } from './headline-face.ts';
import { drawFor } from './product/office.ts';
import { allowStyles, tightenPolicy } from './security-policy.ts';

const POLICY = 'content-security-policy';

const withHeadlineFace = headlineFace(bytesOf(display), brand.name);

/** Pages rendered on demand; the others get the same when the build is listed. */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals }, next) => {
  if (!isPrerendered) drawFor(locals.office);
  const response = await next();
  const policy = response.headers.get(POLICY);
  if (isPrerendered || policy === null) return response;
  const { html, style } = await withHeadlineFace(await response.text());
  const headers = new Headers(response.headers);
  headers.set(POLICY, tightenPolicy(allowStyles(policy, [style]), html));
  return new Response(html, { status: response.status, headers });
});

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
