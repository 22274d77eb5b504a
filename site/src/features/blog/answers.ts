import type { APIContext } from 'astro';
import type { BlogArticle } from 'contract/blog/blog.ts';
import { FOR_ONE_READER } from 'contract/site/caching.ts';
import type { BlogReader, SiteLocals } from 'contract/site/site-locals.ts';
import { originOf } from '../../layout/site-origin.ts';

const apiHost = import.meta.env.PUBLIC_API_HOST;

/**
 * Additions of the blog to the site's policy: pictures of articles may stand on another host, by https
 * (`server/modules/blog/import/markdown/addresses.ts`), or on the host of the calls.
 */
export const PICTURE_POLICY = apiHost ? (`img-src https: ${apiHost}` as const) : 'img-src https:';

/**
 * Answers with what is made of the blog; 404 where there is no blog, or nothing is made of it.
 * @param make is also told the origin under which visitors see the site
 */
export async function answerFromBlog(
  { locals }: APIContext,
  contentType: string,
  make: (blog: BlogReader, origin: string) => Promise<string | undefined>,
): Promise<Response> {
  const blog = readerOf(locals);
  const body = blog && (await make(blog, originOf(locals)));
  return body === undefined ? notFound() : new Response(body, { headers: { 'content-type': contentType } });
}

/** Answers with what is drawn for the article that the address names; 404 if it doesn't exist. */
export async function answerFromArticle(
  { locals, params, url }: APIContext,
  contentType: string,
  draw: (article: BlogArticle, blog: BlogReader) => BodyInit | Promise<BodyInit>,
): Promise<Response> {
  const preview = url.searchParams.get('preview') ?? undefined;
  const blog = readerOf(locals);
  const found = await blog?.findArticle(params.category ?? '', params.url ?? '', preview);
  if (!blog || found?.kind !== 'article') return notFound();
  return new Response(await draw(found.article, blog), {
    headers: {
      'content-type': contentType,
      ...(found.isPreview ? { 'cache-control': FOR_ONE_READER } : {}),
    },
  });
}

function notFound(): Response {
  return new Response('Not found', { status: 404 });
}

/**
 * Returns what the pages of the blog read from; none while developing, and none where the calls live on another host,
 * whose articles this server does not have. Then the islands do the work.
 */
export function readerOf(locals: SiteLocals): BlogReader | undefined {
  return import.meta.env.PUBLIC_API_HOST ? undefined : locals.blog;
}
