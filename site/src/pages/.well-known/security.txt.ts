import type { APIRoute } from 'astro';
import { securityText } from '../../layout/security-text.ts';
import { originOf } from '../../layout/site-origin.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(securityText(originOf(locals), new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
