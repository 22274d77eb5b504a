import Type, { type Static } from 'typebox';
import { line, link, type TextKind } from './fields.ts';
import { readMark } from './mark.ts';
import { group } from './parts.ts';

const origin = (title: string, description: string) =>
  Type.String({ title, description, pattern: '^https?://[^/?#]+$', maxLength: 200 });
const email = (title: string) => Type.String({ title, pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 100 });

const color = (title: string, description: string) =>
  Type.String({ title, description, pattern: '^#[0-9a-fA-F]{6}$', kind: 'color' satisfies TextKind });

/** Returns what is wrong with a mark; nothing without one. */
function problemsOf(text: string): { line: number; message: string }[] {
  const mark = text === '' ? [] : readMark(text);
  return Array.isArray(mark) ? mark : [];
}

/** Name, colors, mark, addresses and profiles of the company: every other document refers to them as `{site.name}`. */
export const SiteSchema = group({
  name: line(30, { title: 'Name', description: 'Of the product and its website' }),
  slug: Type.String({
    title: 'Name in addresses',
    description: 'Lower case: the success stories stand at /SLUG-ai-success-stories',
    pattern: '^[a-z][a-z0-9-]*$',
    maxLength: 30,
  }),
  siteUrl: origin('Address of the site', 'Where PUBLIC_URL names no other'),
  appUrl: origin('Address of the application', 'Visitors of this site are sent there'),
  signUpUrl: link({ title: 'Sign-up' }),
  loginUrl: link({ title: 'Login' }),
  infoEmail: email('Email of the company'),
  supportEmail: email('Email of the support'),
  colors: group(
    {
      agent: color('First', 'Links, buttons, what AI employees do'),
      human: color('Second', 'What people do'),
    },
    { title: 'Colors', description: 'All others are shades of these two' },
  ),
  mark: Type.Refine(
    Type.String({
      title: 'Mark',
      description:
        'An SVG drawing of shapes and gradients with a viewBox, at most twice as wide as high; empty: the woven mark',
      kind: 'mark' satisfies TextKind,
    }),
    (text) => problemsOf(text).length === 0,
    (text) =>
      problemsOf(text)
        .map(({ line, message }) => `Line ${line}: ${message}`)
        .join('. '),
  ),
  social: Type.Array(
    group({ network: Type.Enum(['LinkedIn', 'X', 'YouTube']), url: link({ title: 'Address' }) }),
    { title: 'Profiles' },
  ),
});

export type SiteFacts = Static<typeof SiteSchema>;
