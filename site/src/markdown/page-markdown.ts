import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { EXIT, visit } from 'unist-util-visit';
import { readableTree } from './readable-tree.ts';

/** Facts of a page in its head. */
interface PageHead {
  title: string;
  description: string;
  url: string;
}

/**
 * The Markdown alternate of a page: all that `<main>` says in words and numbers, without header, footer and navigation, after
 * the page's title, description and address. Its links are absolute, since an alternate is read away from the site.
 * @param html the whole page
 */
export function pageMarkdown(html: string): string {
  const head = readHead(html.slice(0, html.indexOf('</head>')));
  const main = parse(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  makeAbsolute(main, head.url);
  return `${frontMatter(head)}\n${write(readableTree(main))}`;
}

/** Parses HTML by the rules of browsers. */
function parse(html: string): Root {
  const unread = { type: 'raw' as const, value: html };
  return raw({ type: 'root', children: [unread] } as unknown as Root) as Root;
}

function write(tree: Root): string {
  return toMarkdown(toMdast(tree), {
    bullet: '-',
    rule: '-',
    // Those of GFM that the pages need: all of it would escape the `@` of every email address.
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  });
}

function readHead(html: string): PageHead {
  const root = parse(html);
  const contentOf = (key: string, name: string) =>
    String(findElement(root, ({ properties }) => properties[key] === name)?.properties.content ?? '');
  return {
    title: contentOf('property', 'og:title'),
    description: contentOf('name', 'description'),
    url: contentOf('property', 'og:url'),
  };
}

/** Writes the head in YAML, of which what JSON writes is a part. */
function frontMatter(head: PageHead): string {
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

function makeAbsolute(root: Root, base: string): void {
  visit(root, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = URL.parse(address, base)?.href ?? address;
    }
  });
}

function findElement(root: Root, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!matches(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}
