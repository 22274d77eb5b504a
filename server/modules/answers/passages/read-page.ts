import type { BlogArticle } from 'contract/blog/blog.ts';
import { articlePath } from 'contract/site/addresses.ts';
import type { Element, Root } from 'hast';
import { collectPassages } from './collect-passages.ts';
import { findElement, lineOf, parseHtml } from './html-tree.ts';
import { type Passage, typeOf } from './passage.ts';
import { readBlock } from './sentences.ts';

/** Separator between a page's name and the site's in `<title>`. */
const TITLE_SEPARATOR = ' | ';

/** Separator there between a page's name and the part of the site that it belongs to. */
const SECTION_SEPARATOR = ' – ';

/**
 * Passages of a page of the site. None of a page that names another address as its own, or none and asks search engines
 * to leave it out; one that asks them and names its own is found here alone.
 */
export function readPage(path: string, html: string): Passage[] {
  const head = parseHtml(html.slice(0, html.indexOf('</head>')));
  const isHidden = /\bnoindex\b/i.test(metaOf(head, 'robots'));
  if ((canonicalPath(head) ?? (isHidden ? undefined : path)) !== path) return [];
  // What stands around it is the same everywhere, and reading it would take visitors' time.
  const main = parseHtml(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  const name = findElement(head, ({ tagName }) => tagName === 'title');
  const source = { page: path, title: nameOf(name, main) };
  const description = metaOf(head, 'description');
  const names = [
    source.title.split(SECTION_SEPARATOR)[0] ?? '',
    ...path.split('/').slice(-1),
    ...keywordsOf(head),
  ];
  const type = typeOf({ page: path, heading: source.title });
  const summary = { ...source, type, address: path, heading: source.title, around: '', names };
  return [
    ...(description === '' ? [] : [{ ...summary, statements: readBlock(description, source.title) }]),
    ...collectPassages(main, source),
  ];
}

export function readArticle({ subject, content, category, url }: BlogArticle): Passage[] {
  const page = articlePath(category.categorySlug, url);
  const passages = collectPassages(parseHtml(withoutSources(content)), { page, title: subject });
  return passages.map((passage) => ({ ...passage, heading: passage.heading || subject }));
}

/** Its last section may name what others wrote, and other articles: no answers of this one. */
function withoutSources(content: string): string {
  const start = content.indexOf('<h2 id="article-sources');
  return start === -1 ? content : content.slice(0, start);
}

function nameOf(title: Element | undefined, main: Root): string {
  const [name = ''] = title ? lineOf(title).split(TITLE_SEPARATOR) : [];
  if (name !== '') return name;
  const heading = findElement(main, ({ tagName }) => tagName === 'h1');
  return heading ? lineOf(heading) : '';
}

function keywordsOf(head: Root): string[] {
  return metaOf(head, 'keywords')
    .split(',')
    .filter((word) => word.trim() !== '');
}

function metaOf(root: Root, name: string): string {
  const meta = findElement(root, ({ tagName, properties }) => tagName === 'meta' && properties.name === name);
  return String(meta?.properties.content ?? '');
}

function canonicalPath(root: Root): string | undefined {
  const link = findElement(
    root,
    ({ tagName, properties }) => tagName === 'link' && [properties.rel].flat().includes('canonical'),
  );
  const href = String(link?.properties.href ?? '');
  return URL.parse(href)?.pathname;
}
