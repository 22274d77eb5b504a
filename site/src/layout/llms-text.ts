import { MCP_PATH } from 'contract/api-paths.ts';
import type { BlogArticle } from 'contract/blog/blog.ts';
import { alternatePath, articlePath } from 'contract/site/addresses.ts';
import {
  API_SECTION,
  ARTICLES_SECTION,
  LLMS_FILES,
  type LlmsPart,
  llmsPartOf,
} from 'contract/site/llms-files.ts';
import { brand } from '../brand.ts';
import { paths } from '../product/paths.ts';
import { llmsFacts } from './llms-facts.ts';
import type { PageRecord } from './page.ts';

interface Link {
  title: string;
  path: string;
  description?: string | undefined;
  /** Of what it leads to, in bytes; absent where it isn't known before it is asked for. */
  length?: number | undefined;
}

interface Section {
  title: string;
  links: readonly Link[];
}

/** An article as far as a list names it. */
type ListedArticle = Pick<BlogArticle, 'subject' | 'category' | 'url' | 'content'>;

interface Contents {
  pages: readonly PageRecord[];
  /** Newest first. */
  articles: readonly ListedArticle[];
  /** How many bytes a file of the build has. */
  lengthOf: (path: string) => number | undefined;
}

const LEGAL: readonly string[] = [
  ...[paths.privacy, paths.terms, paths.cookies],
  ...[paths.legalNotice, paths.dataProcessing],
];

/** Sections in their order, each with the pages that no earlier one has taken. */
const SECTIONS: readonly [title: string, holds: (path: string) => boolean][] = [
  [API_SECTION, (path) => path.startsWith(paths.apiReference) || path === paths.changelog],
  ['AI employees', (path) => path.startsWith(paths.employees)],
  [
    'Customers and news',
    (path) => path.startsWith(paths.caseStudies) || path.startsWith(paths.pressReleases),
  ],
  ['Optional', (path) => LEGAL.includes(path)],
];

const PARTS: readonly [part: LlmsPart, title: string, description: string][] = [
  ['product', 'Product in one file', 'The product’s pages below, written out'],
  ['api', 'API in one file', 'The API reference, written out'],
  ['blog', 'Blog in one file', 'The articles below, written out'],
];

/** Of English text, tables and code alike: measured with o200k over all pages. */
const BYTES_PER_TOKEN = 4;
/** What stands around the text of an article: its author, related articles, the call at its end. */
const BYTES_AROUND_ARTICLE = 2_500;

/** `llms.txt` by the proposal: name, summary, what is quoted most, and lists of links to Markdown with their length. */
export function llmsText(origin: string, contents: Contents): string {
  const lists = sectionsOf(contents).filter(({ links }) => links.length > 0);
  const summary = contents.pages.find(({ path }) => path === paths.home)?.description ?? '';
  return `${[
    `# ${brand.name}`,
    `> ${summary}`,
    `Every page has a Markdown twin: its address with \`.md\`, or the page itself with \`Accept: text/markdown\`. Lengths are estimates in tokens.`,
    `## Key facts\n\n${llmsFacts(origin)
      .map((fact) => `- ${fact}`)
      .join('\n')}`,
    ...[{ title: LLMS_FILES.doors, links: doorsTo(lists) }, ...lists].map(
      ({ title, links }) => `## ${title}\n\n${links.map(write).join('\n')}`,
    ),
  ].join('\n\n')}\n`;

  function write({ title, path, description, length }: Link): string {
    const about = [description, length && tokensOf(length)].filter(Boolean).join(' · ');
    return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${origin}${path})${about ? `: ${about}` : ''}`;
  }
}

function sectionsOf({ pages, articles, lengthOf }: Contents): Section[] {
  const listed = pages.filter(({ listed }) => listed === 'in sitemap');
  const sectionOf = (path: string) => SECTIONS.find(([, holds]) => holds(path))?.[0];
  const links = (title: string | undefined) =>
    listed
      .filter(({ path }) => sectionOf(path) === title)
      .map(({ title, path, description }) => {
        const alternate = alternatePath(path);
        return { title, path: alternate, description, length: lengthOf(alternate) };
      });
  const section = ([title]: (typeof SECTIONS)[number]) => ({ title, links: links(title) });
  return [
    { title: 'Pages', links: links(undefined) },
    ...SECTIONS.slice(0, -1).map(section),
    { title: ARTICLES_SECTION, links: articles.map(articleLink) },
    ...SECTIONS.slice(-1).map(section),
  ];
}

function doorsTo(lists: readonly Section[]): Link[] {
  const lengthOf = (part: LlmsPart) =>
    lists
      .filter(({ title }) => llmsPartOf(title) === part)
      .flatMap(({ links }) => links)
      .reduce((sum, { length = 0 }) => sum + length, 0);
  const parts = PARTS.map(([part, title, description]) => ({
    ...{ title, description },
    ...{ path: LLMS_FILES.full[part], length: lengthOf(part) },
  }));
  return [
    {
      title: 'MCP server',
      path: MCP_PATH,
      description: 'Streamable HTTP: search, compare, compute, book a demo',
    },
    ...parts,
    {
      title: 'Everything in one file',
      path: LLMS_FILES.full.all,
      description: 'All pages below, written out',
      length: parts.reduce((sum, { length }) => sum + length, 0),
    },
    { title: 'OpenAPI', path: '/openapi.json', description: 'The HTTP calls' },
    { title: 'AsyncAPI', path: '/asyncapi.json', description: 'The chat socket' },
    { title: 'Sitemap', path: '/sitemap.xml' },
  ];
}

/** Two digits: it is an estimate. */
function tokensOf(bytes: number): string {
  const tokens = Number((bytes / BYTES_PER_TOKEN).toPrecision(2));
  return `about ${tokens.toLocaleString('en-US')} tokens`;
}

function articleLink({ subject, category, url, content }: ListedArticle): Link {
  const path = alternatePath(articlePath(category.categorySlug, url));
  const length = content.replaceAll(/<[^>]*>/g, '').length + BYTES_AROUND_ARTICLE;
  return { title: subject, path, length };
}
