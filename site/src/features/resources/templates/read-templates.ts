import type { MarkdownInstance } from 'astro';
import type { Template } from 'contract/content/pages/resources.ts';
import { content } from '../../../content.ts';
import { fill } from '../../../design/ui/fill.ts';

const FOLDER = '../../../../../content/templates';

const texts = import.meta.glob<MarkdownInstance<object>>('../../../../../content/templates/*.md', {
  eager: true,
});

/** A template with its words: for the page, and for the clipboard. */
export interface WrittenTemplate extends Template {
  html: string;
  plain: string;
}

/** The templates of the page; the build fails where one has no text. */
export function readTemplates(): Promise<WrittenTemplate[]> {
  const { list, table } = content().one('pages/resources').templates;
  return Promise.all(
    list.map(async (template) => {
      const text = texts[`${FOLDER}/${template.id}.md`];
      if (!text) throw new Error(`The template ${template.id} has no text.`);
      const html = withScrollingTables(await text.compiledContent(), fill(table, { name: template.name }));
      return { ...template, html, plain: plainText(text.rawContent()) };
    }),
  );
}

/** Markdown as people paste it: without the fences of code and the level of a heading. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/^#+ /gm, '')
    .trim();
}

/** On a phone a wide table scrolls by itself, which the keyboard has to reach. */
function withScrollingTables(html: string, name: string): string {
  return html
    .replaceAll('<table>', `<div role="region" aria-label="${name}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
