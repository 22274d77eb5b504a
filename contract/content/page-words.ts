import Type, { type Static } from 'typebox';
import { line, link, prose } from './fields.ts';

const strict = { additionalProperties: false } as const;

/** A button that leads somewhere. Of several in a row, the first is the one that we would press. */
export const ActionSchema = Type.Object(
  {
    label: line(40, { title: 'Label' }),
    href: link({ title: 'Address' }),
    newTab: Type.Optional(Type.Boolean({ title: 'In a new tab' })),
  },
  strict,
);

const Actions = Type.Array(ActionSchema, { title: 'Buttons' });

const Menu = Type.Object(
  {
    in: Type.Enum(['resources', 'services', 'employees'], { title: 'Menu' }),
    place: Type.Integer({ title: 'Place', minimum: 1 }),
    name: Type.Optional(line(40, { title: 'Name', description: 'Where it is not the title of the page' })),
    description: line(80, { title: 'Description' }),
    icon: Type.String({ title: 'Icon', description: 'By its name at Lucide' }),
  },
  { title: 'Entry in a menu of the header', ...strict },
);

const hero = { title: line(80, { title: 'Headline' }), lede: prose(300, { title: 'Lede' }) };
const closing = { title: line(80, { title: 'Title' }), text: prose(300, { title: 'Text' }) };

/** Fields by which each page introduces itself to search engines and social networks. */
export const pageWords = {
  title: line(60, { title: 'Title', description: 'Without the name of the company' }),
  description: line(160, { title: 'Description', description: 'For search engines' }),
  keywords: Type.Optional(line(300, { title: 'Keywords' })),
  card: Type.Optional(
    Type.Object(
      { title: line(80, { title: 'Title' }), line: line(80, { title: 'Second line' }) },
      { title: 'Card for social networks', description: 'Where it says more than the title', ...strict },
    ),
  ),
};

/** Head of a section. */
export const sectionHead = {
  title: line(80, { title: 'Title' }),
  lede: prose(300, { title: 'Lede' }),
};

/** Parts that some pages have: a schema names those of its page. */
export const pageParts = {
  menu: Menu,
  /** The first view. */
  hero: Type.Object(hero, { title: 'First view', ...strict }),
  heroWithActions: Type.Object({ ...hero, actions: Actions }, { title: 'First view', ...strict }),
  /** The last section. */
  closing: Type.Object({ ...closing, actions: Actions }, { title: 'Closing', ...strict }),
};

export type Action = Static<typeof ActionSchema>;
