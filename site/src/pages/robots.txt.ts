import type { APIRoute } from 'astro';
import { robotsText } from '../frame/robots-text.ts';
import { originOf } from '../frame/site-origin.ts';

export const prerender = false;

/** What crawlers may do: the operator says it (`CRAWLERS`). */
export const GET: APIRoute = ({ locals }) =>
  new Response(robotsText(originOf(locals), locals.crawlers), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
