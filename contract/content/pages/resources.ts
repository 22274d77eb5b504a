import Type, { type Static } from 'typebox';
import { line, link } from '../fields.ts';
import { icon } from '../icons.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, head, label, name, picture, text, title } from '../parts.ts';

/** One of the three featured items; without a link it is still to come. */
const featured = { kind: label, title, text };

/** The resources: `/resources` (S1 section 2.9). */
export const ResourcesSchema = group({
  ...pageWords,
  menu: pageParts.menu,
  hero: pageParts.hero,
  shelves: group(
    {
      title,
      cards: Type.Array(
        group({
          icon,
          name,
          href: link({ title: 'Address' }),
          text,
          isComingSoon: Type.Boolean({ title: 'Coming soon' }),
        }),
      ),
    },
    { title: 'Shelves' },
  ),
  templates: group(
    {
      ...head,
      name: label,
      itemName: line(40, { title: 'Name for search engines', description: '{name} is the template' }),
      copy: label,
      explained: label,
      build: label,
      table: line(40, { title: 'Name of a table', description: '{name} is the template' }),
      list: Type.Array(Type.String({ title: 'Document', pattern: '^[a-z-]+$' }), {
        description: 'Of `templates/`, in the order in which a team needs them',
      }),
    },
    { title: 'Templates' },
  ),
  featured: group(
    {
      title,
      soon: label,
      calculator: group({
        ...featured,
        link: Action,
        alt: picture.alt,
        breakEven: label,
        axis: Type.Array(label, { minItems: 2, maxItems: 2 }),
      }),
      stories: group({ ...featured, link: Action, alt: picture.alt, before: label, after: label }),
      whitepaper: group({ ...featured, alt: picture.alt }),
    },
    { title: 'Featured' },
  ),
  closing: pageParts.closing,
});

export type Resources = Static<typeof ResourcesSchema>;
