import Type, { type Static } from 'typebox';
import { date, line, type Place, prose } from './fields.ts';
import { group } from './parts.ts';

/**
 * A legal document as it was before, with a page of its own. Its text is Markdown as that of a legal document, with all
 * facts written out: it says what it said, whatever the prices and settings of today are.
 */
export const LegalVersionSchema = group({
  document: Type.String({
    title: 'Document',
    description: 'Name of the legal text whose page lists it: terms, privacy or cookies',
    pattern: '^[\\w-]+$',
  }),
  from: date({ title: 'From' }),
  until: date({ title: 'To' }),
  title: line(60, { title: 'Title' }),
  text: prose(100_000, { title: 'Text' }),
});

export type LegalVersion = Static<typeof LegalVersionSchema> & Place;
