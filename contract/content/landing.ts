import Type, { type Static } from 'typebox';
import type { Place } from './fields.ts';
import { line, prose } from './fields.ts';
import { pageParts, pageWords } from './page-words.ts';
import { group, head, Point, Question, rows, sections, title } from './parts.ts';

const SECTIONS = ['points', 'steps', 'quotation', 'questions'] as const;

/** A page for one campaign or one kind of visitor: `/for/NAME`, by the name of its file. */
export const LandingSchema = group({
  ...pageWords,
  isListed: Type.Boolean({
    title: 'For search engines',
    description: 'The site map names it. Without, only who has its address finds it',
  }),
  sections: sections(SECTIONS),
  hero: pageParts.heroWithActions,
  points: group({ ...head, list: rows(Point, { title: 'Points' }) }, { title: 'Points' }),
  steps: group({ ...head, list: rows(Point, { title: 'Steps' }) }, { title: 'Steps' }),
  quotation: group(
    {
      text: prose(400, { title: 'Quotation', description: 'Of a person who has agreed to it' }),
      name: line(40, { title: 'Name' }),
      role: line(60, { title: 'Role' }),
    },
    { title: 'Quotation' },
  ),
  questions: group({ title, list: rows(Question, { title: 'Questions' }) }, { title: 'Questions' }),
  closing: pageParts.closing,
});

export type Landing = Static<typeof LandingSchema> & Place;
