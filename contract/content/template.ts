import type { Static } from 'typebox';
import { line, link, prose } from './fields.ts';
import { group, label, name } from './parts.ts';

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
