import type { APIRoute } from 'astro';
import { brand } from '../brand.ts';
import { originOf } from '../layout/site-origin.ts';
import { paths } from '../product/paths.ts';

/** Who made it, and with what (humanstxt.org). */
export const GET: APIRoute = ({ locals }) => {
  const lines = [
    '/* TEAM */',
    `People and AI employees of ${brand.name}`,
    `Contact: ${brand.infoEmail}`,
    `Talk to us: ${originOf(locals)}${paths.contact}`,
    '',
    '/* SITE */',
    'Language: English',
    'Standards: HTML, CSS, WCAG 2.2, OpenAPI, AsyncAPI, MCP',
    'Components: TypeScript, Astro, React, Fastify, Socket.IO, SQLite, PostgreSQL',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
