import type { Schema } from 'hast-util-sanitize';

/** Prefix of every id that an article makes, so that none is that of the page around it. */
export const ID_PREFIX = 'article-';

/** Elements that are dropped with all they hold; of others that are not allowed, the content stays. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'select', 'xmp', 'plaintext'],
  ...['svg', 'math', 'iframe', 'object', 'embed', 'noembed', 'noframes', 'audio', 'video', 'canvas'],
];

const FOOTNOTE_ID = new RegExp(`^${ID_PREFIX}fn(?:ref)?-`);
const WHOLE_NUMBER = /^\d{1,5}$/;

/**
 * All the HTML that an article may hold, whether written as Markdown or as HTML: no element or attribute that runs,
 * loads, submits, frames or styles. No classes and ids but those of footnotes, task lists and the languages of code:
 * an article cannot dress up as a part of the page. Which addresses are allowed: `addresses.ts`.
 */
export const ARTICLE_SCHEMA: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br', 'div', 'section', 'aside'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
    ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
  ],
  attributes: {
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: [
      'href',
      'title',
      ['id', FOOTNOTE_ID],
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['ariaDescribedBy', 'footnote-label'],
      ['ariaLabel', /^Back to reference [\d-]+$/],
      ['className', 'data-footnote-backref'],
    ],
    abbr: ['title'],
    code: [['className', /^language-[\w+#.-]{1,40}$/]],
    details: ['open'],
    h2: [['id', 'footnote-label']],
    img: ['src', 'alt', 'title', ['width', WHOLE_NUMBER], ['height', WHOLE_NUMBER]],
    li: [
      ['id', FOOTNOTE_ID],
      ['className', 'task-list-item'],
      ['value', WHOLE_NUMBER],
    ],
    ol: [['start', WHOLE_NUMBER], 'reversed', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: [
      ['align', 'left', 'center', 'right'],
      ['colSpan', WHOLE_NUMBER],
      ['rowSpan', WHOLE_NUMBER],
    ],
    th: [
      ['align', 'left', 'center', 'right'],
      ['colSpan', WHOLE_NUMBER],
      ['rowSpan', WHOLE_NUMBER],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  strip: DROPPED_WHOLE,
  ancestors: {
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  clobber: [],
};
