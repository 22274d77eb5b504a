import Type, { type Static } from 'typebox';
import { date, line, type Place, prose } from './fields.ts';
import { group, rows } from './parts.ts';

/**
 * A legal document (S2 section 2, 'Legal pages'). Its text is Markdown: `## Title {#id}` begins a numbered section, a list
 * whose items begin with `**Term:**` is a list of terms, `{list.name}` stands for the terms of a list, and a paragraph
 * `Table: caption` stands above a table.
 */
export const LegalDocumentSchema = group({
  title: line(60, { title: 'Title' }),
  lede: prose(300, { title: 'Lede', description: 'What the document is about, in one sentence' }),
  description: line(200, { title: 'Description', description: 'For search engines' }),
  changedOn: date({ title: 'Last changed' }),
  summary: rows(
    group({
      figure: line(30, { title: 'Figure', description: 'A figure, or a word or two' }),
      text: line(80, { title: 'Text' }),
      section: Type.String({ title: 'Section', description: 'Id of the section that says it in full' }),
    }),
    { title: 'In short' },
  ),
  lists: Type.Optional(
    Type.Record(Type.String(), Type.Record(Type.String(), prose(400, { title: 'Meaning' })), {
      title: 'Lists',
      description: 'Terms with their meanings, for the text to refer to',
    }),
  ),
  text: prose(60_000, { title: 'Text' }),
});

export type LegalDocument = Static<typeof LegalDocumentSchema> & Place;
