import Type from 'typebox';
import { line, prose } from './fields.ts';
import { icon } from './icons.ts';
import { pageSwitch } from './pages-off.ts';
import { actions, group, head } from './parts.ts';

const Menu = group(
  {
    in: Type.Enum(['resources', 'services', 'employees'], { title: 'Menu' }),
    place: Type.Integer({ title: 'Place', minimum: 1 }),
    name: Type.Optional(line(40, { title: 'Name', description: 'Where it isn’t the title of the page' })),
    description: line(80, { title: 'Description' }),
    icon,
  },
  { title: 'Entry in a menu of the header' },
);

const Card = group(
  { title: line(80, { title: 'Title' }), line: line(80, { title: 'Second line' }) },
  { title: 'Card for social networks', description: 'Where it says more than the title' },
);

/** Fields by which each page introduces itself to search engines and social networks. */
export const pageWords = {
  ...pageSwitch,
  title: line(60, { title: 'Title', description: 'Without the name of the company' }),
  description: line(160, { title: 'Description', description: 'For search engines' }),
  keywords: Type.Optional(line(300, { title: 'Keywords' })),
  card: Type.Optional(Card),
};

/** Parts that some pages have: a schema names those of its page. */
export const pageParts = {
  card: Card,
  menu: Menu,
  hero: group(head, { title: 'First view' }),
  heroWithActions: group({ ...head, actions }, { title: 'First view' }),
  closing: group(
    {
      title: line(80, { title: 'Title' }),
      text: prose(300, { title: 'Text' }),
      actions,
      isStatement: Type.Optional(
        Type.Boolean({
          title: 'In the largest type',
          description: 'On pages that offer something, as their one sentence of that kind',
        }),
      ),
    },
    { title: 'Last section' },
  ),
};
