import type { APIRoute } from 'astro';
import { agentTools } from 'contract/agents/agent-tools.ts';
import { ESTIMATE_CREDITS } from 'contract/agents/product-tools.ts';
import { ASK_PAGE } from 'contract/answers/ask.ts';
import { MCP_PATH } from 'contract/api-paths.ts';
import { DEMO, DEMO_TEXTS } from 'contract/leads/demo.ts';
import { agentTexts } from 'contract/leads/form-fields.ts';
import { LONGEST_SEARCH, SEARCH_RESULTS } from 'contract/site/site-search.ts';
import purify from 'dompurify/dist/purify.min.js?raw';
import { API_HOST } from '../api/host.ts';
import { brand } from '../brand.ts';
import { paintSheet } from '../brand-look.ts';
import { content } from '../content.ts';
import receiptStyle from '../design/receipt/receipt.css?raw';
import receipt from '../design/receipt/receipt.ts?bundled';
import tokens from '../design/styles/tokens.css?raw';
import { PROPOSAL_EVENT } from '../features/book-demo/booking-proposal.ts';
import bookingTool from '../features/book-demo/booking-tool.ts?bundled';
import phoneElsewhere from '../features/book-demo/phone/elsewhere.ts?bundled';
import phone from '../features/book-demo/phone/specified.ts?bundled';
import askStyle from '../layout/ask/panel/ask-panel.css?raw';
import { handWords, writeWords } from '../layout/hand-words.ts';
import headerMenus from '../layout/header/header-menus.ts?bundled';
import pageTools from '../layout/page-tools/page-tools.ts?bundled';
import searchStyle from '../layout/search/search-dialog.css?raw';
import searchDialog from '../layout/search/search-dialog.ts?bundled';
import vitals from '../layout/vitals.ts?bundled';
import type { FileRoute } from '../product/files.ts';
import { paths } from '../product/paths.ts';
import { answerFiles, file } from './_answer-file.ts';
import askPanel from './_ask-panel.ts?bundled';
import { contactPlace, searchStarts } from './_search-starts.ts';

/** Names of tools for clients that know a site by these two alone: on a page they say nothing new. */
const ALIASES = ['search', 'fetch'];

/**
 * Scripts, styles and words that a page fetches at first use, each at an address of its own: the bundler's `import()` would
 * put 700 bytes of loader on every page (decision 009). Settings and words of a script stand in front of it.
 */
const scripts: Readonly<Record<FileRoute<'scripts'>, APIRoute>> = {
  '/ask.css': () => lateStyle(askStyle),
  '/ask.js': () =>
    script(handWords(['form', 'calendar', 'booking', 'bookingInPlace', 'ask', 'suggestions'], askPanel)),
  // DOMPurify as it is published, for `sanitize-html.ts`: it becomes a global of the page.
  '/blog/purify.js': () => script(purify),
  // For agents alone, as `page-tools.js`.
  '/booking-tool.js': () =>
    script(handWords(['bookingTool'], withSettings('BOOKING', bookingSettings(), bookingTool))),
  // Fetched when a visitor comes near the header.
  '/header-menus.js': () => script(headerMenus),
  '/home-words.json': () => file(writeWords(['logos', 'form', 'chatbotBuilder']), 'application/json'),
  '/page-tools.js': () => script(withSettings('TOOLS', toolSettings(), pageTools)),
  // Reader of phones for an office in another country than the specification's.
  '/phone-elsewhere.js': () => script(phoneElsewhere),
  // Fetched once a visitor begins to type a phone.
  '/phone.js': () => script(phone),
  '/receipt.css': () => lateStyle(receiptStyle),
  '/receipt.js': () => script(handWords(['receipt'], withSettings('RECEIPT', receiptSettings(), receipt))),
  '/search.css': () => lateStyle(searchStyle),
  '/search.js': () =>
    script(handWords(['search', 'found'], withSettings('SEARCH', searchSettings(), searchDialog))),
  // On pages while a document says so (`Document.astro`).
  '/vitals.js': () => script(vitals),
};

export const GET = answerFiles(scripts);

const script = (source: string) => file(source, 'text/javascript');

function withSettings(name: string, settings: object, source: string): string {
  return `const ${name} = ${JSON.stringify(settings)};\n${source}`;
}

/**
 * Answers with a style sheet and the tokens that it names: a page's own style has only those that the page itself uses.
 */
function lateStyle(sheet: string): Response {
  const names = new Set(sheet.match(/(?<=var\()--[\w-]+/g));
  const own = [...tokens.matchAll(/(--[\w-]+):[^;]+;/g)].flatMap(([declaration, name = '']) =>
    names.has(name) ? [declaration] : [],
  );
  const whole = `@layer tokens {\n  :root {\n    ${own.join('\n    ')}\n  }\n}\n\n${sheet}`;
  return file(paintSheet(whole), 'text/css');
}

/** The fields of the call, not those of the plain form: `startDateTime` names the half-hour, and the person gives consent. */
function bookingSettings() {
  const { tool, fields } = DEMO_TEXTS;
  return {
    name: tool.toolname,
    description: tool.tooldescription,
    fields: agentTexts({ fields }),
    optional: Object.entries(DEMO).flatMap(([name, field]) => ('isOptional' in field ? [name] : [])),
    event: PROPOSAL_EVENT,
  };
}

function toolSettings() {
  const { title, description, input } = ESTIMATE_CREDITS;
  return {
    mcp: API_HOST + MCP_PATH,
    reading: Object.entries(agentTools(content().one('plans'), content().one('roi-options')))
      .filter(([name, { isReadOnly }]) => isReadOnly && !ALIASES.includes(name))
      .map(([name, { title, description, input }]) => ({ name, title, description, inputSchema: input })),
    credits: { name: 'estimate_credits', title, description, inputSchema: input },
  };
}

function receiptSettings() {
  return {
    name: brand.name,
    host: new URL(brand.siteUrl).host,
    styles: '/receipt.css',
    demo: paths.bookDemo,
  };
}

function searchSettings() {
  return {
    page: paths.search,
    results: SEARCH_RESULTS,
    styles: '/search.css',
    longest: LONGEST_SEARCH,
    starts: searchStarts(),
    ask: `${ASK_PAGE}?q=`,
    contact: contactPlace(),
  };
}
