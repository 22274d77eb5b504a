import { defineMiddleware } from 'astro:middleware';
import { unlink } from 'contract/content/pages-off.ts';
import { brand } from './brand.ts';
import { paintPage } from './brand-look.ts';
import { content, drawWith } from './content.ts';
import display from './design/styles/fonts/bricolage-display.woff2?inline';
import { divideStyle } from './divide-style.ts';
import { headlineFace } from './headline-face.ts';
import { pageMarkdown } from './markdown/page-markdown.ts';
import { allowStyles, tightenPolicy } from './security-policy.ts';

const POLICY = 'content-security-policy';

const withHeadlineFace = headlineFace(bytesOf(display));

/** Finishes every page: the face of its headline, its style in two parts, and the policy that names both. */
export const onRequest = defineMiddleware(({ locals }, next) =>
  drawWith(locals, async () => {
    const response = await next();
    const policy = response.headers.get(POLICY);
    // Without one while developing, and for what is no page.
    if (policy === null) return import.meta.env.DEV ? paintWhileDeveloping(response) : response;
    const page = paintPage(unlink(await response.text(), content().pagesOff));
    const whole = await withHeadlineFace(page, brand.name, locals.cutFace);
    const { html, styles } = divideStyle(whole, locals.scriptWords ?? new Set());
    // Which of the two a visitor gets, the server decides (decision 024).
    locals.takeMarkdown?.(pageMarkdown(html));
    const headers = new Headers(response.headers);
    headers.set(POLICY, tightenPolicy(allowStyles(policy, styles), html));
    return new Response(html, { status: response.status, headers });
  }),
);

async function paintWhileDeveloping(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(paintPage(await response.text()), response);
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
