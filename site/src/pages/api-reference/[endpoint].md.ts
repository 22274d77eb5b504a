import type { APIRoute } from 'astro';
import { pageEndpoints } from 'contract/reference/reference.ts';
import { endpointMarkdown } from '../../features/api-reference/markdown/endpoint-markdown.ts';
import { host } from '../../features/api-reference/reference-host.ts';

export function getStaticPaths() {
  return pageEndpoints.map((endpoint) => ({ params: { endpoint: endpoint.slug }, props: { endpoint } }));
}

/** What 'Copy as Markdown' copies. */
export const GET: APIRoute = ({ props }) =>
  new Response(endpointMarkdown(props.endpoint, host), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
