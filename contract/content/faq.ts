import Type, { type Static } from 'typebox';
import { line } from './fields.ts';
import { group } from './parts.ts';

/** The groups of topics in the order of `/faq`, each with the topics that `/faq` shows. */
export const FaqSchema = group({
  groups: Type.Array(
    group({
      folder: Type.String({ title: 'Folder', description: 'Folder of its topics in answers/' }),
      title: line(60, { title: 'Title' }),
      shown: Type.Array(Type.String(), {
        title: 'Shown',
        description: 'Ids of topics, in the order of /faq',
      }),
    }),
  ),
});

export type Faq = Static<typeof FaqSchema>;
