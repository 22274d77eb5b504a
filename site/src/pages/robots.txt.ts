import type { APIRoute } from 'astro';
import { robotsText } from '../layout/robots-text.ts';
import { originOf } from '../layout/site-origin.ts';

/** Rules for crawlers: the operator sets them (`CRAWLERS`). */
export const GET: APIRoute = ({ locals }) =>
  new Response(robotsText(originOf(locals), locals.crawlers), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
