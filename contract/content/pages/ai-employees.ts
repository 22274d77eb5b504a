import Type, { type Static } from 'typebox';
import { line } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, Doer, detail, group, head, label, linked, Question, text, title } from '../parts.ts';

/** The overview of the AI employees: `/ai-employees` (S2 section 2). */
export const AiEmployeesSchema = group({
  ...pageWords,
  menu: pageParts.menu,
  hero: pageParts.heroWithActions,
  wheel: group(
    {
      center: Type.Array(line(10, { title: 'Line' }), { minItems: 2, maxItems: 2 }),
      label,
      types: Type.Array(line(30, { title: 'Kind' }), {
        minItems: 12,
        maxItems: 12,
        uniqueItems: true,
        description: 'Those with a page of their own come first, in the order of the team',
      }),
    },
    { title: 'Wheel' },
  ),
  skills: group(
    {
      ...head,
      words: Type.Array(group({ word: line(20, { title: 'Word' }), by: Doer })),
      pause: label,
    },
    { title: 'Words that float' },
  ),
  team: group(
    {
      title,
      lede: { ...linked, description: '{named}, {toStart} and {listed} are numbers of agents' },
      vacancy: group({ title, text, role: label, action: Action }),
      skills: label,
      more: label,
      about: line(40, {
        title: 'Name of the link, for those who hear it',
        description: '{name} is the employee',
      }),
      meet: line(40, { title: 'Link to the contact page', description: '{name} is the employee' }),
      here: label,
    },
    { title: 'Team' },
  ),
  reasons: group({ ...head, questions: Type.Array(Question) }, { title: 'Reasons' }),
  builders: group(
    {
      title,
      lede: linked,
      others: label,
      ours: label,
      aspects: Type.Array(group({ aspect: label, others: detail, ours: detail })),
    },
    { title: 'Other builders' },
  ),
  closing: pageParts.closing,
});

export type AiEmployees = Static<typeof AiEmployeesSchema>;
