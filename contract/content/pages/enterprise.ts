import Type, { type Static } from 'typebox';
import { line } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import {
  detail,
  group,
  Handover,
  head,
  label,
  linked,
  marked,
  name,
  picture,
  sections,
  text,
  title,
} from '../parts.ts';

/** One thing that agents do for a company, and the picture that proves it. */
function proof<P extends Type.TProperties>(inPicture: P) {
  return group({
    ...head,
    points: Type.Array(line(80, { title: 'Point' })),
    picture: group({ ...picture, ...inPicture }),
  });
}

/** The page for enterprises: `/enterprise` (S1 section 2.6). */
export const EnterpriseSchema = group({
  ...pageWords,
  sections: sections(['search', 'automate', 'orchestrate', 'value', 'cloud or on-premise']),
  menu: pageParts.menu,
  hero: pageParts.heroWithActions,
  workday: group(
    {
      ...picture,
      sum: group({ title, detail, state: label }),
      departments: Type.Array(label, { minItems: 6, maxItems: 6 }),
      hours: Type.Array(line(10, { title: 'Hour' }), {
        title: 'Every fourth hour',
        minItems: 3,
        maxItems: 3,
      }),
      agents: label,
      people: label,
      handover: Handover,
    },
    { title: 'Picture of the first view' },
  ),
  search: proof({
    asker: name,
    question: detail,
    trail: Type.Array(label),
    sentences: Type.Array(
      group({ text, source: Type.Integer({ title: 'Number of its source', minimum: 1 }) }),
    ),
    sources: Type.Array(group({ name: label, place: label, text: marked })),
    restricted: group({ title: label, state: label, text }),
  }),
  automate: proof({
    steps: Type.Array(
      group({ title: label, detail, state: label, reasons: Type.Optional(Type.Array(label)) }),
      { minItems: 5, maxItems: 5 },
    ),
  }),
  orchestrate: proof({
    departments: Type.Array(group({ name, role: label }), { title: 'People', minItems: 4, maxItems: 4 }),
    agents: Type.Array(
      group({ name, role: label, done: line(80, { title: 'At the crossing with the person of its place' }) }),
      { minItems: 4, maxItems: 4 },
    ),
  }),
  value: group(
    { title, points: Type.Array(group({ figure: line(10, { title: 'Figure' }), title, text })) },
    { title: 'Value' },
  ),
  deployment: group(
    {
      title,
      lede: linked,
      caption: label,
      network: label,
      ours: label,
      cloud: label,
      onPremise: label,
      rows: Type.Array(group({ topic: label, cloud: detail, onPremise: detail })),
    },
    { title: 'Cloud or on-premise' },
  ),
  closing: pageParts.closing,
});

export type Enterprise = Static<typeof EnterpriseSchema>;
