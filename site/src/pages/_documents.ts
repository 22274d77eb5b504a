import type { APIRoute } from 'astro';
import { fill } from 'contract/content/fill.ts';
import { writtenAt } from 'contract/leads/lead-requests.ts';
import { asyncApi } from 'contract/reference/asyncapi.ts';
import { openApi } from 'contract/reference/openapi.ts';
import { ENDPOINT_SLUGS } from 'contract/reference/reference.ts';
import policy from '../../../SECURITY.md?raw';
import { faces } from '../design/pictures/faces.ts';
import { portraitPath } from '../design/pictures/portrait.ts';
import { employees } from '../features/ai-employees/employees.ts';
import { builtGuides, guideText } from '../features/api-reference/guides/guides.ts';
import { endpointMarkdown } from '../features/api-reference/markdown/endpoint-markdown.ts';
import { searchText } from '../features/api-reference/markdown/markdown-blocks.ts';
import { quickStartMarkdown } from '../features/api-reference/quick-start/quick-start.ts';
import { host, providerAt } from '../features/api-reference/reference-host.ts';
import {
  endpointPath,
  guidePath,
  markdownPath,
  reference,
} from '../features/api-reference/reference-pages.ts';
import { readerOf } from '../features/blog/answers.ts';
import { MANIFEST_ICON_SIZES, webManifest } from '../layout/icons/web-manifest.ts';
import { llmsText } from '../layout/llms-text.ts';
import { robotsText } from '../layout/robots-text.ts';
import { securityPolicy, securityText } from '../layout/security-text.ts';
import { originOf } from '../layout/site-origin.ts';
import { answerAlternate } from '../markdown/answer-alternate.ts';
import type { FileRoute } from '../product/files.ts';
import { office } from '../product/office.ts';
import { paths } from '../product/paths.ts';
import { wordsFor } from '../words.ts';
import { answerFiles, notThere, text } from './_answer-file.ts';
import { sitePages, socialCards } from './_site-map.ts';

/** Newest articles that `llms.txt` names; the alternate of the blog's list names all. */
const MOST_ARTICLES = 50;

/** Files that programs, agents and the build read. */
const documents: Readonly<Record<FileRoute<'documents'>, APIRoute>> = {
  '/.well-known/security-policy.txt': () => text(securityPolicy(policy)),
  '/.well-known/security.txt': ({ locals }) => text(securityText(originOf(locals), new Date())),
  // For the build alone, which draws them.
  '/addresses.json': () => Response.json(namedAddresses()),
  '/asyncapi.json': ({ locals }) => Response.json(asyncApi(reference(), providerAt(originOf(locals)))),
  '/humans.txt': ({ locals }) => text(humansText(originOf(locals))),
  // The site for agents, as a list (llmstxt.org).
  '/llms.txt': async ({ locals }) => {
    const articles = (await readerOf(locals)?.listWholeArticles({ limit: MOST_ARTICLES })) ?? [];
    const contents = { pages: sitePages(), articles, lengthOf: locals.lengthOf ?? (() => undefined) };
    return text(llmsText(originOf(locals), contents));
  },
  '/manifest.webmanifest': () =>
    Response.json(webManifest(), { headers: { 'content-type': 'application/manifest+json' } }),
  '/openapi.json': ({ locals }) =>
    Response.json(writtenAt(openApi(reference(), providerAt(originOf(locals))), office())),
  // Rules for crawlers: the operator sets them (`CRAWLERS`).
  '/robots.txt': ({ locals }) => text(robotsText(originOf(locals), locals.crawlers)),
  // What 'Copy as Markdown' copies.
  '/api-reference/[endpoint].md': ({ params }) => {
    const endpoint = reference().endpoints.find(({ slug }) => slug === params.endpoint);
    return endpoint ? text(endpointMarkdown(endpoint, host()), 'markdown') : notThere();
  },
  '/api-reference/limits.md': answerAlternate,
  // For programs, and for the tests that run it.
  '/api-reference/quick-start.md': () => text(quickStartMarkdown(host()), 'markdown'),
  '/api-reference/search.json': () => Response.json(referenceTexts()),
  '/blog.md': answerAlternate,
  '/blog/[category]/[url].md': answerAlternate,
  '/case-studies/[study].md': answerAlternate,
  '/data-processing.md': answerAlternate,
  '/for/[page].md': answerAlternate,
  '/legal/[version].md': answerAlternate,
  '/legal-notice.md': answerAlternate,
  '/press-release/[release].md': answerAlternate,
  '/status.md': answerAlternate,
};

export const GET = answerFiles(documents);

/** Returns the addresses that routes with a parameter answer, for those that are drawn ahead. Fixed ones may be among them. */
function namedAddresses(): string[] {
  return [
    ...sitePages().map(({ path }) => path),
    ...ENDPOINT_SLUGS.flatMap((slug) => [endpointPath({ slug }), markdownPath({ slug })]),
    ...socialCards().map(({ name }) => `/social/${name}.png`),
    ...MANIFEST_ICON_SIZES.map((size) => `/icon-${size}.png`),
    ...employees().map(({ persona }) => portraitPath(persona.name)),
    ...Object.keys(faces).map(portraitPath),
  ];
}

/** Authors and tools of the site (humanstxt.org). */
function humansText(origin: string): string {
  const words = wordsFor('humans');
  return [
    '/* TEAM */',
    words.people,
    words.contact,
    fill(words.talk, { address: origin + paths.contact }),
    '',
    '/* SITE */',
    'Language: English',
    'Standards: HTML, CSS, WCAG 2.2, OpenAPI, AsyncAPI, MCP',
    'Components: TypeScript, Astro, React, Fastify, Socket.IO, SQLite, PostgreSQL',
    '',
  ].join('\n');
}

/** Text that the search of the reference reads (`behaviour/search.ts`), by the address of a page. */
export function referenceTexts(): Record<string, string> {
  return Object.fromEntries([
    ...builtGuides().map((guide) => [guidePath(guide.id), searchText(guideText(guide))]),
    ...reference().endpoints.map((endpoint) => [
      endpointPath(endpoint),
      searchText(endpointMarkdown(endpoint, host())),
    ]),
  ]);
}
