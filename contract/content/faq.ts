import Type, { type Static } from 'typebox';
import { line } from './fields.ts';

/** The groups of topics in the order of `/faq`, each with the topics that `/faq` shows. */
export const FaqSchema = Type.Object(
  {
    groups: Type.Array(
      Type.Object(
        {
          folder: Type.String({ title: 'Folder', description: 'Folder of its topics in answers/' }),
          title: line(60, { title: 'Title' }),
          shown: Type.Array(Type.String(), {
            title: 'Shown',
            description: 'Ids of topics, in the order of /faq',
          }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

export type Faq = Static<typeof FaqSchema>;
