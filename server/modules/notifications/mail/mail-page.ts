// Elements are made by hand, since Node runs this file as it is, and does not read JSX (docs/decisions/038).
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Actions, FactTable, Highlight, Paragraph, Steps } from './mail-blocks.ts';
import { MAIL_COLORS, type MailColor } from './mail-colors.ts';
import type { MailContent, MailFrame } from './mail-content.ts';
import { background, HEADING, SMALL, SUBHEADING, WORDMARK } from './mail-styles.ts';
import { cell, Table } from './mail-table.ts';

/** Threads of the mark, over and under, a person's and an agent's. */
const MARK: readonly (readonly MailColor[])[] = [
  ['human', 'agent', 'human'],
  ['agent', 'human', 'agent'],
  ['human', 'agent', 'human'],
];
/** No quotes in it: React would write them as entities, which a style sheet does not know. */
const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  ...Object.entries(MAIL_COLORS).flatMap(([name, [, dark]]) => [
    `.bg-${name}{background-color:${dark}!important}`,
    `.ink-${name}{color:${dark}!important}`,
  ]),
  `.edge{border-color:${MAIL_COLORS.line[1]}!important}`,
  `.edge-agent{border-color:${MAIL_COLORS.agent[1]}!important}`,
  '}',
  '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.label{width:auto!important}',
  '.label,.value{display:block!important}.label{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:2px!important}}',
].join('');

/** An email as HTML: tables and inline styles, which every mail program knows; no picture, so nothing is fetched. */
export function renderMailPage(content: MailContent, frame: MailFrame): string {
  return `<!doctype html>${renderToStaticMarkup(h(MailPage, { content, frame }))}`;
}

function MailPage({ content, frame }: { content: MailContent; frame: MailFrame }) {
  const { subject, preview, heading, paragraphs, highlight, factsTitle, facts, footer } = content;
  const { actions = [], steps } = content;
  return h(
    'html',
    { lang: 'en-US', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
      h('title', null, subject),
      h('style', null, STYLE),
    ),
    h(
      'body',
      { className: 'bg-paper', style: { margin: 0, padding: 0, ...background('paper') } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      h(
        Table,
        { className: 'bg-paper', style: background('paper') },
        cell(
          { className: 'pad', style: { padding: '32px 24px' }, align: 'center' },
          h(
            Table,
            { style: { maxWidth: '600px', margin: '0 auto' } },
            cell({ style: { padding: '0 4px 20px' } }, h(Masthead, frame)),
            cell(
              {
                className: 'bg-surface edge pad',
                style: {
                  padding: '36px 40px',
                  border: `1px solid ${MAIL_COLORS.line[0]}`,
                  borderRadius: '16px',
                  ...background('surface'),
                },
              },
              h('h1', { className: 'ink-ink', style: HEADING }, heading),
              paragraphs.map((text) => h(Paragraph, { key: text }, text)),
              highlight ? h(Highlight, highlight) : null,
              actions.length > 0 ? h(Actions, { actions }) : null,
              steps ? h(Steps, { steps }) : null,
              facts.length > 0 ? h('h2', { className: 'ink-ink', style: SUBHEADING }, factsTitle) : null,
              facts.length > 0 ? h(FactTable, { facts }) : null,
            ),
            cell(
              { style: { padding: '20px 4px 0' } },
              footer.map((text) => h('p', { key: text, className: 'ink-muted', style: SMALL }, text)),
            ),
          ),
        ),
      ),
    ),
  );
}

function Masthead({ productName, siteUrl }: MailFrame) {
  const name = h('span', { className: 'ink-ink', style: WORDMARK }, productName);
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { style: { paddingRight: '12px' } }, h(Mark)),
        h('td', null, siteUrl ? h('a', { href: siteUrl, style: { textDecoration: 'none' } }, name) : name),
      ),
    ),
  );
}

/** The weave, as cells: pictures in emails are blocked until they are asked for. */
function Mark() {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 3, border: 0, 'aria-hidden': true },
    h(
      'tbody',
      null,
      MARK.map((colors, row) =>
        h(
          'tr',
          { key: `${row}:${colors.join()}` },
          colors.map((color, column) =>
            h('td', {
              key: `${column}:${color}`,
              className: `bg-${color}`,
              width: 7,
              height: 7,
              style: { ...background(color), borderRadius: '2px', fontSize: 0, lineHeight: 0 },
            }),
          ),
        ),
      ),
    ),
  );
}
