import Type from 'typebox';
import { line } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import {
  Action,
  Doer,
  detail,
  group,
  head,
  label,
  linked,
  Question,
  sections,
  text,
  title,
} from '../parts.ts';

const named = line(40, { title: 'Label', description: '{name} is the employee' });

/** Words that the pages of all employees share. */
const OnEachPage = group(
  {
    role: line(20, { title: 'Role', description: '{role} is that of the employee' }),
    titled: line(30, { title: 'Name and role' }),
    hire: named,
    demo: label,
    contact: label,
    day: group({ title: named, asks: named, you: label }),
    comparison: group(
      {
        without: named,
        with: named,
        calendars: Type.Array(label, { minItems: 5, maxItems: 5 }),
        plan: group({
          tasks: Type.Array(label, { minItems: 3, maxItems: 3 }),
          deadline: label,
          without: label,
          with: label,
        }),
        test: group({ without: label, with: label, choice: label }),
        funnel: Type.Array(label, { minItems: 4, maxItems: 4 }),
        desk: group({ time: label, without: label, with: label }),
        sources: Type.Array(label, { minItems: 4, maxItems: 4 }),
        pages: line(40, { title: 'Pages', description: '{count} is their number' }),
      },
      { title: 'Comparison and its drawings' },
    ),
    job: group({
      title: named,
      reportsTo: label,
      alone: label,
      asksFirst: label,
      never: label,
      plan: label,
      you: label,
    }),
    needs: group({
      built: group({ work: label, row: line(60, { title: 'Row of the plans' }) }),
      sentence: label,
      orLarger: label,
    }),
    skill: group({
      title: named,
      lede: text,
      bar: label,
      triggers: label,
      triggersNote: text,
      does: named,
      output: label,
      button: label,
      soon: text,
      test: text,
    }),
    articles: label,
    screen: group({
      chosen: label,
      stopped: label,
      ready: label,
      gap: label,
      open: label,
      atRisk: label,
      to: label,
      subject: label,
    }),
  },
  { title: 'Page of each employee' },
);

/** The overview of the AI employees: `/ai-employees` (S2 section 2). */
export const AiEmployeesSchema = group({
  ...pageWords,
  sections: sections(['skills', 'team', 'reasons', 'other builders']),
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
  employee: OnEachPage,
  closing: pageParts.closing,
});
