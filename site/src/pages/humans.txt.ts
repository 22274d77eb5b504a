import type { APIRoute } from 'astro';
import { fill } from 'contract/content/fill.ts';
import { originOf } from '../layout/site-origin.ts';
import { paths } from '../product/paths.ts';
import { wordsFor } from '../words.ts';

/** Authors and tools of the site (humanstxt.org). */
export const GET: APIRoute = ({ locals }) => {
  const words = wordsFor('humans');
  const lines = [
    '/* TEAM */',
    words.people,
    words.contact,
    fill(words.talk, { address: originOf(locals) + paths.contact }),
    '',
    '/* SITE */',
    'Language: English',
    'Standards: HTML, CSS, WCAG 2.2, OpenAPI, AsyncAPI, MCP',
    'Components: TypeScript, Astro, React, Fastify, Socket.IO, SQLite, PostgreSQL',
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
