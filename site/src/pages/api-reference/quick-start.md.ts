import { quickStartMarkdown } from '../../features/api-reference/quick-start/quick-start.ts';
import { host } from '../../features/api-reference/reference-host.ts';

/** The quick start for programs, and for the tests that run it. */
export const GET = () =>
  new Response(quickStartMarkdown(host()), { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
