import Type, { type Static } from 'typebox';
import { line, prose } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, head, name } from '../parts.ts';

/** Another way to get the work done, as a kind: no products. */
const Alternative = group({
  name,
  does: prose(160, { title: 'What it does' }),
  betterIf: prose(200, { title: 'When to choose it' }),
  oursIf: prose(200, { title: 'When to choose an AI employee' }),
  more: Action,
});

/** The comparison with other kinds of tools: `/compare`. */
export const CompareSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  alternatives: group(
    {
      ...head,
      betterIf: line(40, { title: 'Label of when to choose the other one' }),
      oursIf: line(40, { title: 'Label of when to choose an AI employee' }),
      list: Type.Array(Alternative),
    },
    { title: 'Alternatives' },
  ),
  closing: pageParts.closing,
});

export type Compare = Static<typeof CompareSchema>;
