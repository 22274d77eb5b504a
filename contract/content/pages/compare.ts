import Type, { type Static } from 'typebox';
import { line, prose } from '../fields.ts';
import { ActionSchema, pageParts, pageWords, sectionHead } from '../page-words.ts';

const strict = { additionalProperties: false } as const;

/** Another way to get the work done, as a kind: no products. */
const Alternative = Type.Object(
  {
    name: line(40, { title: 'Name' }),
    does: prose(160, { title: 'What it does' }),
    betterIf: prose(200, { title: 'When to choose it' }),
    oursIf: prose(200, { title: 'When to choose an AI employee' }),
    more: ActionSchema,
  },
  strict,
);

/** The comparison with other kinds of tools: `/compare`. */
export const CompareSchema = Type.Object(
  {
    ...pageWords,
    hero: pageParts.hero,
    alternatives: Type.Object(
      {
        ...sectionHead,
        betterIf: line(40, { title: 'Label of when to choose the other one' }),
        oursIf: line(40, { title: 'Label of when to choose an AI employee' }),
        list: Type.Array(Alternative),
      },
      { title: 'Alternatives', ...strict },
    ),
    closing: pageParts.closing,
  },
  strict,
);

export type Compare = Static<typeof CompareSchema>;
