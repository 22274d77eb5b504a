import type { APIRoute } from 'astro';
import { endpointMarkdown } from '../../features/api-reference/markdown/endpoint-markdown.ts';
import { host } from '../../features/api-reference/reference-host.ts';
import { reference } from '../../features/api-reference/reference-pages.ts';

/** Markdown that 'Copy as Markdown' copies. */
export const GET: APIRoute = ({ params }) => {
  const endpoint = reference().endpoints.find(({ slug }) => slug === params.endpoint);
  if (!endpoint) return new Response(null, { status: 404 });
  return new Response(endpointMarkdown(endpoint, host()), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
};
