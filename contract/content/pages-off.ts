import Type from 'typebox';
import { TEMPLATES } from './copies.ts';
import { link } from './fields.ts';

/** Fields of the document of a page that can be switched off. */
export const pageSwitch = {
  enabled: Type.Optional(
    Type.Boolean({
      title: 'Enabled',
      description: 'With false the page is gone: its address, menus, search, answers and links to it',
    }),
  ),
  redirect: Type.Optional(
    link({ title: 'Redirect', description: 'Page to which the address of a page that isn’t enabled leads' }),
  ),
};

/** Addresses of pages that are switched off, each with the page that it leads to, if one is named. */
export type PagesOff = ReadonlyMap<string, string | undefined>;

/** Addresses of the pages that can be switched off, by document. Forms, emails or answers lead to the others. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'pages/accessibility': ['/accessibility'],
  'pages/affiliate': ['/affiliate'],
  'pages/ai-employees': ['/ai-employees'],
  'pages/answers': ['/answers'],
  'pages/case-studies': ['/case-studies'],
  'pages/changelog': ['/changelog'],
  'pages/compare': ['/compare'],
  'pages/data-processing': ['/data-processing'],
  'pages/enterprise': ['/enterprise'],
  'pages/legal-notice': ['/legal-notice'],
  'pages/press-releases': ['/press-release'],
  'pages/resources': ['/resources'],
  'pages/security': ['/security'],
  'pages/services': ['/services'],
  'pages/status': ['/status'],
  'pages/success-stories': ['/{slug}-ai-success-stories'],
  'pages/pricing': ['/pricing'],
  'pages/roi-calculator': ['/roi-calculator', '/roi-calculator/result'],
  'pages/use-cases': ['/usecases', '/usecase'],
  courses: ['/courses'],
};
const FAMILIES: Readonly<Record<string, string>> = {
  employees: '/ai-employees/',
  'case-studies': '/case-studies/',
  'press-releases': '/press-release/',
  landing: '/for/',
};
/** The server's own answers name them. */
const NEEDS_REDIRECT: readonly string[] = ['pages/pricing', 'pages/roi-calculator', 'pages/use-cases'];

/** Returns whether a document's page is there. */
export function isEnabled(document: object): boolean {
  return !('enabled' in document) || document.enabled !== false;
}

/**
 * Returns the addresses of a page that is switched off, or what is wrong with that.
 * @param name of the document, such as `pages/affiliate`
 * @param slug of the site
 */
export function addressesOff(
  name: string,
  redirect: string | undefined,
  slug: string,
): readonly string[] | string {
  const [folder = '', id = ''] = name.split('/');
  const family = TEMPLATES.includes(name) ? undefined : FAMILIES[folder];
  const addresses = family ? [family + id] : ADDRESSES[name]?.map((path) => path.replace('{slug}', slug));
  if (!addresses) return 'can’t be switched off: forms, emails or answers lead to it';
  if (!redirect && NEEDS_REDIRECT.includes(name))
    return 'needs a redirect while it isn’t enabled: answers lead to it';
  return addresses;
}

/** Returns the name of the document of a page that can be switched off, by the address of the page. */
export function documentAt(address: string, slug: string): string | undefined {
  const known = Object.entries(ADDRESSES).find(([, [page]]) => page?.replace('{slug}', slug) === address);
  return known?.[0] ?? memberAt(address);
}

/** Returns the name of the document of a page below one address: `case-studies/cxplabs` of `/case-studies/cxplabs`. */
export function memberAt(address: string): string | undefined {
  const [folder, family = ''] = Object.entries(FAMILIES).find(([, top]) => address.startsWith(top)) ?? [];
  const id = address.slice(family.length);
  return folder && id !== '' && !id.includes('/') ? `${folder}/${id}` : undefined;
}

/** Menus and sources of answers are shorter without a page, even where its address leads to another. */
const LISTS: readonly string[] = ['menus', 'topic'];
/** Fields that hold an address. */
const FIELDS = ['href', 'page', 'path'] as const;
const LINK = /\[([^\]]*)\]\((\/[^)\s]*)\)/g;

/**
 * Returns a document without links to pages that are switched off. They lead to the redirect of the page where it names one. Else an
 * entry of a list, such as a button, is left out, and words that were a link stay as words.
 */
export function withoutPagesOff<Value>(kind: string, value: Value, off: PagesOff): Value {
  return strip(value, off, LISTS.includes(kind)) as Value;
}

function strip(value: unknown, off: PagesOff, isList: boolean): unknown {
  if (typeof value === 'string') {
    const address = value.startsWith('/') ? pathOf(value) : '';
    if (off.has(address)) return off.get(address) ?? value;
    return value.replaceAll(LINK, (link, words: string, href: string) => {
      if (!off.has(pathOf(href))) return link;
      const redirect = off.get(pathOf(href));
      return redirect ? `[${words}](${redirect})` : words;
    });
  }
  if (Array.isArray(value))
    return value.filter((item) => !leadsOff(item, off, isList)).map((item) => strip(item, off, isList));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => name !== 'next' || !leadsOff(field, off, isList))
      .map(([name, field]) => [name, name === 'redirect' ? field : strip(field, off, isList)]),
  );
}

function leadsOff(item: unknown, off: PagesOff, isList: boolean): boolean {
  if (typeof item !== 'object' || item === null) return false;
  return FIELDS.some((field) => {
    const href = (item as Record<string, unknown>)[field];
    return typeof href === 'string' && off.has(pathOf(href)) && (isList || !off.get(pathOf(href)));
  });
}

/** Returns HTML without links to pages that are switched off, for those that no document names. */
export function unlink(html: string, off: PagesOff): string {
  if (off.size === 0) return html;
  return html.replaceAll(/ href="(\/[^"]*)"/g, (attribute, href: string) => {
    if (!off.has(pathOf(href))) return attribute;
    const redirect = off.get(pathOf(href));
    return redirect ? ` href="${redirect}"` : '';
  });
}

function pathOf(href: string): string {
  return href.replace(/[?#].*/, '');
}
