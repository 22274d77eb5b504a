import type { FieldName } from './fields.ts';

/** Entries of Hugo, Jekyll, Obsidian, Ghost and exports of WordPress, in lower case, that say what one of ours says. */
const SYNONYMS: Readonly<Record<string, FieldName>> = {
  title: 'subject',
  slug: 'url',
  categories: 'category',
  authors: 'author',
  feature_image: 'image',
  featured_image: 'image',
  coverimage: 'image',
  cover: 'image',
  banner: 'image',
  thumbnail: 'image',
  excerpt: 'description',
  custom_excerpt: 'description',
  meta_description: 'description',
  summary: 'description',
  published_at: 'date',
  date_published: 'date',
  publishdate: 'date',
  pubdate: 'date',
  language: 'lang',
  locale: 'lang',
};

/** Entries of them that say nothing of an article here. */
const WITHOUT_MEANING = [
  ...[
    'tags',
    'tag',
    'keywords',
    'series',
    'topics',
    'aliases',
    'alias',
    'permalink',
    'layout',
    'type',
    'kind',
  ],
  ...[
    'cssclass',
    'cssclasses',
    'publish',
    'id',
    'uuid',
    'guid',
    'weight',
    'order',
    'toc',
    'math',
    'comments',
  ],
  ...[
    'featured',
    'sticky',
    'pinned',
    'visibility',
    'status',
    'published',
    'created',
    'created_at',
    'modified',
  ],
  ...['updated', 'updated_at', 'lastmod', 'last_modified_at', 'expirydate', 'isdraft', 'meta_title'],
  ...['og_title', 'og_image', 'og_description', 'twitter_title', 'twitter_image', 'twitter_description'],
  ...['canonical_url', 'email_subject', 'subtitle', 'reading_time', 'params', 'sitemap', 'menu', 'parent'],
];

/** Names whose value may be a list; its first item counts. */
const LISTS = ['categories', 'authors'];

/**
 * Returns the field that an entry of another program means, or `nothing` where it has no meaning here.
 * @param name in lower case
 * @returns `undefined` for an unknown name
 */
export function meaningOf(name: string): { field: FieldName; isList: boolean } | 'nothing' | undefined {
  const field = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined;
  if (field) return { field, isList: LISTS.includes(name) };
  return WITHOUT_MEANING.includes(name) ? 'nothing' : undefined;
}

/** Entries that keep an article off the site, which must not be passed over: `published: false`, `status: draft`. */
export function isUnpublished(name: string, text: string | null | undefined): boolean {
  const value = String(text ?? '').toLowerCase();
  if (name === 'published' || name === 'publish') return /^(?:false|no|off)$/.test(value);
  if (name === 'isdraft') return value === 'true';
  if (name === 'status') return /^(?:draft|private|pending|future|trash)$/.test(value);
  return name === 'visibility' && value !== '' && value !== 'public';
}
