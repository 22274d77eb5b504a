import { fill } from 'contract/content/fill.ts';
import type { Template } from 'contract/content/pages/resources.ts';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { content } from '../../../content.ts';
import { headingSlug } from '../../../markdown/heading-slug.ts';
import { readMarkdown, safeHtml } from '../../../markdown/safe-html.ts';

/** A template with its words: for the page, and for the clipboard. */
export interface WrittenTemplate extends Omit<Template, 'words'> {
  id: string;
  html: string;
  plain: string;
}

/** Returns the templates in the order of the page. @throws where one that the page names is not there */
export function readTemplates(): WrittenTemplate[] {
  const { list, table } = content().one('pages/resources').templates;
  const templates = content().list('template');
  return list.map((id) => {
    const template = templates.find((each) => each.id === id);
    if (!template) throw new Error(`content/en/templates has no ${id}`);
    const { words, ...named } = template;
    const html = withScrollingTables(htmlOf(words), fill(table, { name: template.name }));
    return { ...named, html, plain: plainText(words) };
  });
}

/** Markdown as HTML, its headings with an anchor. */
function htmlOf(markdown: string): string {
  const tree = readMarkdown(markdown);
  for (const node of tree.children) {
    if (node.type === 'heading') node.data = { hProperties: { id: headingSlug(textOf(node)) } };
  }
  return safeHtml(toHast(tree));
}

/** Markdown as people paste it: without the fences of code and the level of a heading. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/^#+ /gm, '')
    .trim();
}

/** Lets a wide table scroll by itself on a phone, which the keyboard has to reach. */
function withScrollingTables(html: string, name: string): string {
  return html
    .replaceAll('<table>', `<div role="region" aria-label="${name}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
