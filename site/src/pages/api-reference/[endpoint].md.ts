import type { APIRoute } from 'astro';
import { pageEndpoints } from 'contract/reference/reference.ts';
import { endpointMarkdown } from '../../features/api-reference/markdown/endpoint-markdown.ts';
import { host } from '../../features/api-reference/reference-host.ts';

/** What 'Copy as Markdown' copies. */
export const GET: APIRoute = ({ params }) => {
  const endpoint = pageEndpoints.find(({ slug }) => slug === params.endpoint);
  if (!endpoint) return new Response(null, { status: 404 });
  return new Response(endpointMarkdown(endpoint, host()), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
};
