import type { APIRoute } from 'astro';

/** Answers each route with the file that stands for it. */
export function answerFiles(files: Readonly<Record<string, APIRoute>>): APIRoute {
  return (context) => files[context.routePattern]?.(context) ?? notThere();
}

export const notThere = () => new Response(null, { status: 404 });

/** Answers with a text of a type that has a character set. */
export const text = (body: string, type: 'plain' | 'markdown' = 'plain') =>
  file(body, `text/${type}; charset=utf-8`);

export const file = (body: BodyInit, contentType: string) =>
  new Response(body, { headers: { 'content-type': contentType } });
