import Type, { type Static } from 'typebox';
import { line } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { group, Handover, head, label, linked, picture, sections, text, title } from '../parts.ts';

/** The page of the use cases: `/usecases` (S2 section 2). The departments have documents of their own. */
export const UseCasesSchema = group({
  ...pageWords,
  sections: sections(['catalogue', 'savings']),
  card: pageParts.card,
  hero: pageParts.heroWithActions,
  rollout: group(
    {
      ...picture,
      agents: Type.Array(line(40, { title: 'Agent', description: 'As its department names it' })),
      week: label,
      handover: Handover,
    },
    { title: 'Picture of the first view' },
  ),
  catalogue: group(
    {
      title,
      lede: { ...linked, description: '{listed}, {toStart} and {named} are numbers of agents' },
      label,
      columns: group(
        { name: label, description: label, complexity: label, demoReady: label, goLiveTime: label },
        { title: 'Columns' },
      ),
    },
    { title: 'Catalogue' },
  ),
  savings: group(
    {
      ...head,
      estimate: { ...text, description: 'Words between ** stand out' },
      difference: linked,
      formula: { ...text, description: '{weeks} is the number of weeks per month' },
      results: text,
      withoutScript: text,
    },
    { title: 'Savings' },
  ),
  closing: pageParts.closing,
});

export type UseCases = Static<typeof UseCasesSchema>;
