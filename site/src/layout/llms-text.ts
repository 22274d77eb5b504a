import { MCP_PATH } from 'contract/api-paths.ts';
import type { BlogArticle } from 'contract/blog/blog.ts';
import { alternatePath, articlePath } from 'contract/site/addresses.ts';
import { brand } from '../brand.ts';
import { paths } from '../product/paths.ts';
import { llmsFacts } from './llms-facts.ts';
import type { PageRecord } from './page.ts';

interface Link {
  title: string;
  path: string;
  description?: string;
}

const LEGAL: readonly string[] = [
  ...[paths.privacy, paths.terms, paths.cookies],
  ...[paths.legalNotice, paths.dataProcessing],
];

/** Sections in their order, each with the pages that no earlier one has taken. */
const SECTIONS: readonly [title: string, holds: (path: string) => boolean][] = [
  ['API reference', (path) => path.startsWith(paths.apiReference)],
  ['AI employees', (path) => path.startsWith(paths.employees)],
  [
    'Customers and news',
    (path) => path.startsWith(paths.caseStudies) || path.startsWith(paths.pressReleases),
  ],
  ['Optional', (path) => LEGAL.includes(path)],
];

const DOORS: readonly Link[] = [
  {
    title: 'MCP server',
    path: MCP_PATH,
    description: 'Streamable HTTP: search, compare, compute, book a demo',
  },
  { title: 'Everything in one file', path: '/llms-full.txt', description: 'All pages below, written out' },
  { title: 'OpenAPI', path: '/openapi.json', description: 'The HTTP calls' },
  { title: 'AsyncAPI', path: '/asyncapi.json', description: 'The chat socket' },
  { title: 'Sitemap', path: '/sitemap.xml' },
];

/** `llms.txt` by the proposal: name, summary, what is quoted most, and lists of links to Markdown. */
export function llmsText(
  origin: string,
  pages: readonly PageRecord[],
  articles: readonly Pick<BlogArticle, 'subject' | 'category' | 'url'>[],
): string {
  const listed = pages.filter(({ listed }) => listed === 'in sitemap');
  const sectionOf = (path: string) => SECTIONS.find(([, holds]) => holds(path))?.[0];
  const pagesOf = (title: string | undefined) =>
    listed.filter(({ path }) => sectionOf(path) === title).map(linkOf);
  const list = (title: string, links: readonly Link[]) =>
    links.length > 0 ? [`## ${title}`, write(links)] : [];
  return `${[
    `# ${brand.name}`,
    `> ${listed.find(({ path }) => path === paths.home)?.description ?? ''}`,
    `Every page has a Markdown twin: its address with \`.md\`, or the page itself with \`Accept: text/markdown\`.`,
    `## Key facts\n\n${llmsFacts(origin)
      .map((fact) => `- ${fact}`)
      .join('\n')}`,
    ...list('For agents', DOORS),
    ...list('Pages', pagesOf(undefined)),
    ...SECTIONS.slice(0, -1).flatMap(([title]) => list(title, pagesOf(title))),
    ...list('Articles', articles.map(articleLink)),
    ...SECTIONS.slice(-1).flatMap(([title]) => list(title, pagesOf(title))),
  ].join('\n\n')}\n`;

  function write(links: readonly Link[]): string {
    return links
      .map(({ title, path, description }) => {
        const about = description ? `: ${description}` : '';
        return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${origin}${path})${about}`;
      })
      .join('\n');
  }
}

function linkOf({ title, path, description }: PageRecord): Link {
  return { title, path: alternatePath(path), description };
}

function articleLink({ subject, category, url }: Pick<BlogArticle, 'subject' | 'category' | 'url'>): Link {
  return { title: subject, path: alternatePath(articlePath(category.categorySlug, url)) };
}
