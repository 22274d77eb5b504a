import { MCP_PATH } from 'contract/api-paths.ts';
import type { BlogArticle } from 'contract/blog/blog.ts';
import { fill } from 'contract/content/fill.ts';
import { alternatePath, articlePath } from 'contract/site/addresses.ts';
import { LLMS_FILES, type LlmsPart, llmsPartOf } from 'contract/site/llms-files.ts';
import { brand } from '../brand.ts';
import { content } from '../content.ts';
import { paths } from '../product/paths.ts';
import { llmsFacts } from './llms-facts.ts';
import type { PageRecord } from './page.ts';

interface Link {
  title: string;
  path: string;
  description?: string | undefined;
  /** Length of what it leads to, in bytes; absent where it isn't known before it is asked for. */
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
  /** Returns how many bytes a file of the build has. */
  lengthOf: (path: string) => number | undefined;
}

const LEGAL: readonly string[] = [
  ...[paths.privacy, paths.terms, paths.cookies],
  ...[paths.legalNotice, paths.dataProcessing],
];

/** The section that programs may leave out, as the proposal names it. */
const OPTIONAL = 'Optional';

/** Sections in their order, each with the pages that no earlier one has taken. */
function listSections(): [title: string, holds: (path: string) => boolean][] {
  const { api, employees, news } = content().one('llms').sections;
  return [
    [api, (path) => path.startsWith(paths.apiReference) || path === paths.changelog],
    [employees, (path) => path.startsWith(paths.employees)],
    [news, (path) => path.startsWith(paths.caseStudies) || path.startsWith(paths.pressReleases)],
    [OPTIONAL, (path) => LEGAL.includes(path)],
  ];
}

const PARTS: readonly LlmsPart[] = ['product', 'api', 'blog'];

/** Bytes of a token of English text, tables and code alike: measured with o200k over all pages. */
const BYTES_PER_TOKEN = 4;
/** Bytes around the text of an article: its author, related articles, the call at its end. */
const BYTES_AROUND_ARTICLE = 2_500;

/** `llms.txt` by the proposal: name, summary, what is quoted most, and lists of links to Markdown with their length. */
export function llmsText(origin: string, contents: Contents): string {
  const words = content().one('llms');
  const lists = sectionsOf(contents).filter(({ links }) => links.length > 0);
  const summary = contents.pages.find(({ path }) => path === paths.home)?.description ?? '';
  return `${[
    `# ${brand.name}`,
    `> ${summary}`,
    words.about,
    `## ${words.sections.facts}\n\n${llmsFacts(origin)
      .map((fact) => `- ${fact}`)
      .join('\n')}`,
    ...[{ title: words.sections.doors, links: doorsTo(lists) }, ...lists].map(
      ({ title, links }) => `## ${title}\n\n${links.map(write).join('\n')}`,
    ),
  ].join('\n\n')}\n`;

  function write({ title, path, description, length }: Link): string {
    const about = [description, length && fill(words.length, { tokens: tokensOf(length) })]
      .filter(Boolean)
      .join(' · ');
    return `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${origin}${path})${about ? `: ${about}` : ''}`;
  }
}

function sectionsOf({ pages, articles, lengthOf }: Contents): Section[] {
  const listed = pages.filter(({ listed }) => listed === 'in sitemap');
  const sections = listSections();
  const titles = content().one('llms').sections;
  const sectionOf = (path: string) => sections.find(([, holds]) => holds(path))?.[0];
  const links = (title: string | undefined) =>
    listed
      .filter(({ path }) => sectionOf(path) === title)
      .map(({ title, path, description }) => {
        const alternate = alternatePath(path);
        return { title, path: alternate, description, length: lengthOf(alternate) };
      });
  const section = ([title]: (typeof sections)[number]) => ({ title, links: links(title) });
  return [
    { title: titles.pages, links: links(undefined) },
    ...sections.slice(0, -1).map(section),
    { title: titles.articles, links: articles.map(articleLink) },
    ...sections.slice(-1).map(section),
  ];
}

function doorsTo(lists: readonly Section[]): Link[] {
  const { doors, sections } = content().one('llms');
  const lengthOf = (part: LlmsPart) =>
    lists
      .filter(({ title }) => llmsPartOf(title, sections) === part)
      .flatMap(({ links }) => links)
      .reduce((sum, { length = 0 }) => sum + length, 0);
  const parts = PARTS.map((part) => ({
    ...doors[part],
    ...{ path: LLMS_FILES.full[part], length: lengthOf(part) },
  }));
  return [
    { ...doors.mcp, path: MCP_PATH },
    ...parts,
    {
      ...doors.all,
      path: LLMS_FILES.full.all,
      length: parts.reduce((sum, { length }) => sum + length, 0),
    },
    { ...doors.openApi, path: '/openapi.json' },
    { ...doors.asyncApi, path: '/asyncapi.json' },
    { title: doors.sitemap, path: '/sitemap.xml' },
  ];
}

/** Two digits: it is an estimate. */
function tokensOf(bytes: number): string {
  const tokens = Number((bytes / BYTES_PER_TOKEN).toPrecision(2));
  return tokens.toLocaleString('en-US');
}

function articleLink({ subject, category, url, content }: ListedArticle): Link {
  const path = alternatePath(articlePath(category.categorySlug, url));
  const length = content.replaceAll(/<[^>]*>/g, '').length + BYTES_AROUND_ARTICLE;
  return { title: subject, path, length };
}
