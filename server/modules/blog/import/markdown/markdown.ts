import type { Element, ElementContent, Root } from 'hast';
import { phrasing } from 'hast-util-phrasing';
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
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Problem } from '../problem.ts';
import { keepSafeAddresses } from './addresses.ts';
import { resolveAnchors } from './anchors.ts';
import { drawCallouts } from './callouts.ts';
import { lowerHeadings } from './headings.ts';
import { listOwnLinks, type OwnLink } from './own-links.ts';
import { unwrapRedirects } from './redirects.ts';
import { reportStripped } from './report-stripped.ts';
import { ARTICLE_SCHEMA, ID_PREFIX } from './sanitize-schema.ts';
import { makeScrollable } from './scrollable.ts';
import { type ShownPictures, showPictures } from './show-pictures.ts';
import { takeTitle } from './take-title.ts';
import { drawTaskBoxes } from './task-lists.ts';
import { notesForWriter } from './writer-notes.ts';
import { readWrittenAnchors } from './written-anchors.ts';

const CONTAINERS = ['section', 'div', 'aside', 'blockquote'];

/** Puts text that stands in no paragraph into one: the content of an element that was left out has no margins. */
function wrapBareText() {
  return (tree: Root) => {
    visit(tree, (parent) => {
      if (parent.type !== 'root' && !(parent.type === 'element' && CONTAINERS.includes(parent.tagName)))
        return;
      const children: ElementContent[] = [];
      let run: ElementContent[] = [];
      const endRun = () => {
        if (run.some((node) => node.type !== 'text' || node.value.trim() !== ''))
          children.push(paragraphOf(run));
        else children.push(...run);
        run = [];
      };
      for (const child of parent.children as ElementContent[]) {
        if (child.type === 'text' || phrasing(child)) run.push(child);
        else {
          endRun();
          children.push(child);
        }
      }
      endRun();
      parent.children = children;
    });
  };
}

function paragraphOf(children: ElementContent[]): Element {
  const position = children.find((child) => child.type !== 'text' || child.value.trim() !== '')?.position;
  return { type: 'element', tagName: 'p', properties: {}, children, ...(position ? { position } : {}) };
}

export interface RenderedMarkdown {
  /** Safe to be shown as it is. */
  html: string;
  /** Its words, in one line. */
  text: string;
  /** The document's own headline, which is no part of both. */
  title?: string | undefined;
  /**
   * Remarks for the writer: what was left out, and links that lead nowhere within it; lines count from the beginning of
   * the text.
   */
  remarks: Problem[];
  /** Links to this site, whose targets may or may not exist. */
  ownLinks: OwnLink[];
  /** Addresses of files beside it whose pictures were not given. */
  wantedPictures: string[];
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
  .use(reportStripped)
  .use(rehypeSanitize, ARTICLE_SCHEMA)
  .use(wrapBareText)
  .use(showPictures)
  .use(unwrapRedirects)
  .use(keepSafeAddresses)
  .use(readWrittenAnchors)
  .use(takeTitle)
  // What follows is trusted: it adds what an article itself may not write.
  .use(drawCallouts)
  .use(lowerHeadings)
  .use(rehypeSlug, { prefix: ID_PREFIX })
  .use(resolveAnchors)
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

/** Facts about a text that stand beside it. */
export interface RenderingContext {
  /** Pictures in the files beside it. */
  pictures?: ShownPictures;
  /** The subject that its entries name. */
  subject?: string | undefined;
}

/** Turns Markdown, which may contain HTML, into HTML that holds nothing but `ARTICLE_SCHEMA` and our own additions. */
export function renderMarkdown(
  markdown: string,
  { pictures = {}, subject }: RenderingContext = {},
): RenderedMarkdown {
  const file = new VFile({ value: markdown, data: { pictures, subject } });
  const tree = processor.runSync(processor.parse(file), file);
  return {
    html: processor.stringify(tree),
    text: toText(withoutFootnoteMarks(tree)).replace(/\s+/g, ' ').trim(),
    title: file.data.title as string | undefined,
    remarks: notesForWriter(file),
    ownLinks: listOwnLinks(tree),
    wantedPictures: file.data.wantedPictures as string[],
  };
}

/**
 * A copy of an article without the numbers that lead to its footnotes, and the arrows that lead back: no words of it.
 */
function withoutFootnoteMarks(tree: Root): Root {
  return { ...tree, children: kept(tree.children) };
}

function kept<Node extends Root['children'][number]>(nodes: readonly Node[]): Node[] {
  return nodes
    .filter((node) => !isFootnoteMark(node))
    .map((node) => (node.type === 'element' ? { ...node, children: kept(node.children) } : node));
}

function isFootnoteMark(node: Root['children'][number]): boolean {
  if (node.type !== 'element') return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
}
