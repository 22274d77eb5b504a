import type { Static } from 'typebox';
import Type from 'typebox';
import { line, link, prose } from '../fields.ts';
import { icon } from '../icons.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, head, label, name, picture, sections, text, title } from '../parts.ts';

/** One of the three featured items; without a link it is still to come. */
const featured = { kind: label, title, text };

/** The resources: `/resources` (S1 section 2.9). */
export const ResourcesSchema = group({
  ...pageWords,
  sections: sections(['shelves', 'templates', 'featured']),
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

/** Something to copy and fill in, on `/resources`. Its words are those of the article that explains it. */
export const TemplateSchema = group({
  name,
  text: prose(200, { title: 'What it is good for' }),
  article: group({ path: link({ title: 'Address' }), subject: line(120, { title: 'Title' }) }),
  agent: group(
    {
      name,
      role: label,
      goal: line(80, { title: 'Goal' }),
      desc: prose(200, { title: 'Description' }),
      instructions: prose(200, { title: 'Instructions' }),
    },
    { title: 'Agent that could keep it filled in' },
  ),
  words: prose(4000, { title: 'Words', description: 'Markdown, as people copy it' }),
});

export type Template = Static<typeof TemplateSchema>;
