import type { Static } from 'typebox';
import { line, template } from './fields.ts';
import { group, label, linked, rows, text } from './parts.ts';

const Door = group({ title: label, description: line(80, { title: 'Description' }) });

/** Words of `/llms.txt`, besides those of the pages that it lists. */
export const LlmsSchema = group({
  about: text,
  length: template(40, ['tokens'], { title: 'Length of a page' }),
  sections: group(
    {
      ...{ facts: label, doors: label, pages: label, api: label },
      ...{ employees: label, news: label, articles: label },
    },
    { title: 'Titles' },
  ),
  doors: group(
    {
      ...{ mcp: Door, product: Door, api: Door, blog: Door, all: Door, openApi: Door, asyncApi: Door },
      sitemap: label,
    },
    { title: 'What programs begin with' },
  ),
  plan: group(
    {
      fact: template(120, ['plan', 'price', 'people', 'credits'], { title: 'Sentence' }),
      priced: template(40, ['price'], { title: 'Price' }),
      unpriced: label,
      onePerson: label,
      manyPeople: template(40, ['count'], { title: 'People' }),
    },
    { title: 'Plan' },
  ),
  gap: template(120, ['from', 'to'], {
    title: 'Team between two plans',
    description: 'Where no plan fits; a link is [words](address)',
  }),
  facts: rows(linked, { title: 'Facts that agents quote' }),
});

export type Llms = Static<typeof LlmsSchema>;
