// Elements are made by hand, since Node runs this file as it is, and does not read JSX (docs/decisions/038).
import { Fragment, createElement as h, type ReactNode } from 'react';
import type { Fact } from '../lead-words.ts';
import { MAIL_COLORS } from './mail-colors.ts';
import { type MailAction, STEPS_TITLE } from './mail-content.ts';
import { BUTTON, background, EDGE, LABEL, LINK, SMALL, SUBHEADING, TEXT, VALUE } from './mail-styles.ts';
import { cell, Table } from './mail-table.ts';

export function Highlight({ label, value }: Fact) {
  const [first = '', second = '', ...others] = value.split('\n');
  const edge = { borderLeft: `4px solid ${MAIL_COLORS.agent[0]}` };
  return h(
    Table,
    { style: { margin: '4px 0 20px' } },
    cell(
      {
        className: 'bg-surface-quiet edge-agent',
        style: {
          padding: '16px 20px',
          borderRadius: '0 10px 10px 0',
          ...edge,
          ...background('surface-quiet'),
        },
      },
      h('p', { className: 'ink-muted', style: { ...SMALL, margin: 0 } }, label),
      h(
        'p',
        { className: 'ink-ink', style: { ...TEXT, margin: '2px 0 0', fontWeight: 600 } },
        lines([first, second].join('\n')),
      ),
      // The same moment elsewhere: to be found, and not to be taken for one's own.
      others.map((line) =>
        h('p', { key: line, className: 'ink-muted', style: { ...SMALL, margin: '4px 0 0' } }, line),
      ),
    ),
  );
}

/** The first as a button, made of a cell, since a link of its own has no padding in Outlook; the others as links. */
export function Actions({ actions: [first, ...others] }: { actions: readonly MailAction[] }) {
  return h(
    Fragment,
    null,
    first
      ? h(
          'table',
          { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, style: { margin: '0 0 12px' } },
          h(
            'tbody',
            null,
            cell(
              { className: 'bg-agent', style: { borderRadius: '10px', ...background('agent') } },
              h('a', { href: first.url, className: 'ink-surface', style: BUTTON }, first.label),
            ),
          ),
        )
      : null,
    others.map(({ label, url }) =>
      h(
        'p',
        { key: url, style: { ...TEXT, margin: '0 0 12px' } },
        h('a', { href: url, className: 'ink-agent', style: LINK }, label),
      ),
    ),
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return h(
    Fragment,
    null,
    h('h2', { className: 'ink-ink', style: SUBHEADING }, STEPS_TITLE),
    h(
      'ol',
      { className: 'ink-ink', style: { ...TEXT, margin: '8px 0 0', paddingLeft: '22px' } },
      steps.map((step) => h('li', { key: step, style: { marginBottom: '8px' } }, step)),
    ),
  );
}

export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return h(
    Table,
    { className: 'bg-surface', style: background('surface') },
    facts.map(({ label, value }, index) => {
      const edge = index < facts.length - 1 ? { borderBottom: EDGE } : {};
      const style = { ...LABEL, ...edge };
      return h(
        'tr',
        { key: label },
        h('th', { scope: 'row', align: 'left', className: 'label edge ink-muted', style }, label),
        h('td', { className: 'value edge ink-ink', style: { ...VALUE, ...edge } }, lines(value)),
      );
    }),
  );
}

export function Paragraph({ children }: { children?: ReactNode }) {
  return h('p', { className: 'ink-ink', style: { ...TEXT, margin: '0 0 16px' } }, children);
}

/** Line breaks stay; all else is a browser's own business. */
function lines(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}
