import type { MarkdownInstance } from 'astro';
import { type Template, templates } from './templates.ts';

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
  return Promise.all(
    templates.map(async (template) => {
      const text = texts[`${FOLDER}/${template.id}.md`];
      if (!text) throw new Error(`The template ${template.id} has no text.`);
      const html = withScrollingTables(await text.compiledContent(), template.name);
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
    .replaceAll('<table>', `<div role="region" aria-label="Table: ${name}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
