import Type from 'typebox';
import { line, link, prose, type TextKind } from './fields.ts';
import { MOST_ROWS } from './rows.ts';

/** Fields that a person fills in together, and no other. */
export function group<P extends Type.TProperties>(properties: P, options: Type.TSchemaOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

export const title = line(80, { title: 'Title' });
export const text = prose(300, { title: 'Text' });
export const label = line(40, { title: 'Label' });
export const name = line(40, { title: 'Name' });
export const detail = line(80, { title: 'Detail' });

/** Head of a section. */
export const head = { title, lede: prose(300, { title: 'Lede' }) };

export const Point = group({ title, text: prose(400, { title: 'Text' }) });

export const Question = group({
  question: line(120, { title: 'Question' }),
  answer: prose(600, { title: 'Answer' }),
});

/** A button or a link. Of several in a row, the first is the one that we would press. */
export const Action = group({
  label,
  href: link({ title: 'Address' }),
  newTab: Type.Optional(Type.Boolean({ title: 'In a new tab' })),
});

export const actions = Type.Array(Action, { title: 'Buttons' });

/** The party that does something: the color of all that shows it. */
export const Doer = Type.Enum(['agent', 'human'], { title: 'Done by' });

export const tone = Type.Enum(['agent', 'human', 'good', 'warn', 'bad', 'quiet'], { title: 'Tone' });

/** Foot of a picture: an agent hands something to a person. */
export const Handover = group({ agent: name, human: name, text: prose(200, { title: 'Text' }) });

/** Words of a picture that shows the product at one task, besides those inside it. */
export const picture = {
  title: line(80, { title: 'Title' }),
  alt: prose(400, { title: 'Alternative text', description: 'What can be seen, in a sentence' }),
};

/**
 * The sections of a page between the first view and the last section, in their order; one that isn’t named is hidden. It is
 * replaced as one text, with a name on each line.
 */
export function sections<const Name extends string>(names: readonly Name[], description?: string) {
  return Type.Array(Type.Enum([...names]), {
    ...{ title: 'Sections', kind: 'sections' satisfies TextKind, minItems: 1, uniqueItems: true },
    ...(description !== undefined && { description }),
  });
}

/** A list whose rows can be copied, moved and left out: its page shows any number of them. No row holds another such list. */
export function rows<Row extends Type.TSchema>(row: Row, options: Type.TSchemaOptions = {}) {
  return Type.Array(row, { ...options, kind: 'rows' satisfies TextKind, maxItems: MOST_ROWS });
}

/** A text with some of its words between two `**`: those that stand out. */
export const marked = prose(400, { title: 'Text', description: 'Words between ** stand out' });

/** A change for the business: a figure or a few words, and a sentence that reads on from it. */
export const Impact = group(
  { lead: line(40, { title: 'In short' }), text: prose(200, { title: 'Text' }) },
  { title: 'Business impact' },
);

/** Prose with links in it. */
export const linked = prose(500, { title: 'Text', description: 'A link is [words](address)' });
