import type { Static } from 'typebox';
import Type from 'typebox';
import { line } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { detail, group, head, label, linked, name, text, title } from '../parts.ts';

const Holder = Type.Enum(['person', 'machine', 'store'], { title: 'Holder of the data' });

/** A statement about the software. */
const Guarantee = group({
  title,
  text,
  heldBy: {
    ...text,
    title: 'Test',
    description: 'What it does: it fails when the statement is no longer true',
  },
});

/** Questions that a security review asks first: `/security`. It describes the server and its tests: change it with them. */
export const SecuritySchema = group({
  ...pageWords,
  hero: pageParts.heroWithActions,
  flow: group(
    {
      title,
      lede: linked,
      ways: Type.Array(group({ title, steps: Type.Array(group({ holder: Holder, name, text })) })),
    },
    { title: 'Ways of data', description: 'As the server and the privacy policy have it' },
  ),
  guarantees: group(
    {
      ...head,
      backedBy: label,
      groups: Type.Array(group({ title, list: Type.Array(Guarantee) })),
    },
    { title: 'Guarantees', description: 'SECURITY.md in a buyer’s words' },
  ),
  plans: group(
    {
      title,
      lede: linked,
      member: label,
      members: line(40, { title: 'Members', description: '{count} is their number' }),
      ownKey: label,
      onPremise: label,
    },
    { title: 'What plans add' },
  ),
  notYet: group({ title, lede: linked }, { title: 'Not yet' }),
  report: group(
    {
      title,
      lede: linked,
      steps: Type.Array(text),
      afterwards: detail,
      promises: Type.Array(group({ within: label, text }), { description: 'The times of SECURITY.md' }),
      programs: linked,
    },
    { title: 'Report of a vulnerability' },
  ),
  closing: pageParts.closing,
});

export type Holder = Static<typeof Holder>;

/** The state of the site: `/status`. */
export const StatusSchema = group({
  ...pageWords,
  hero: pageParts.hero,
  now: group(
    {
      title,
      pages: label,
      pagesWork: text,
      forms: label,
      formsWork: text,
      formsFail: text,
      version: label,
      since: label,
      note: text,
    },
    { title: 'Right now' },
  ),
  closing: pageParts.closing,
});
