import { toText } from 'hast-util-to-text';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { keepSafeAddresses, LEFT_OUT } from './addresses.ts';
import { lowerHeadings } from './headings.ts';
import type { Problem } from './problem.ts';
import { ARTICLE_SCHEMA, ID_PREFIX } from './sanitize-schema.ts';
import { makeScrollable } from './scrollable.ts';
import { drawTaskBoxes } from './task-lists.ts';

/** To be raised with every change of the HTML that a text is turned into: the next import then renders all anew. */
export const RENDERING_VERSION = 1;

export interface RenderedMarkdown {
  /** Safe to be shown as it is. */
  html: string;
  /** Its words, in one line. */
  text: string;
  /** What was left out that its writer may miss; lines count from the beginning of the text. */
  leftOut: Problem[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: ID_PREFIX,
    footnoteLabelProperties: {},
  })
  .use(drawTaskBoxes)
  .use(rehypeRaw)
  .use(rehypeSanitize, ARTICLE_SCHEMA)
  .use(keepSafeAddresses)
  // What follows is trusted: it adds what an article itself may not write.
  .use(lowerHeadings)
  .use(rehypeSlug, { prefix: ID_PREFIX })
  .use(rehypeHighlight)
  .use(makeScrollable)
  // Without content: the sign is drawn by the style sheet, and is no part of the text that a feed or excerpt shows.
  .use(rehypeAutolinkHeadings, {
    behavior: 'append',
    properties: { className: ['heading-anchor'], ariaLabel: 'Link to this section' },
    content: [],
  })
  .use(rehypeStringify)
  .freeze();

/** Turns Markdown, which may contain HTML, into HTML that holds nothing but `ARTICLE_SCHEMA` and our own additions. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const file = new VFile(markdown);
  const tree = processor.runSync(processor.parse(file), file);
  return {
    html: processor.stringify(tree),
    text: toText(tree).replace(/\s+/g, ' ').trim(),
    leftOut: file.messages
      .filter(({ source }) => source === LEFT_OUT)
      .map(({ line = 1, reason }) => ({ line, reason })),
  };
}
