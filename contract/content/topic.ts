import Type, { type Static } from 'typebox';
import { date, line, link, type Place, prose } from './fields.ts';
import { group, rows } from './parts.ts';

/** A place in our pages that says what the answer says. */
const Source = group({
  page: link({ title: 'Page' }),
  anchor: Type.Optional(
    Type.String({
      title: 'Section',
      description:
        'Id of the element that the section begins with, without #. The top of the page without it',
    }),
  ),
  evidence: prose(600, {
    title: 'Evidence',
    description: 'Words of that section, exactly as the page has them',
  }),
});

/**
 * A question that people ask in many ways, and our answer to it. Editors own the topics: the chat, `/mcp`, the site search and
 * `/faq` answer from them. The file name is the id, which conversations and statistics refer to.
 */
export const TopicSchema = group({
  question: line(160, { title: 'Question', description: 'As /faq and “Did you mean” ask it' }),
  audience: Type.Enum(['buyer', 'user', 'developer'], {
    title: 'Audience',
    description: 'Developers’ topics answer people who write code against our API',
  }),
  status: Type.Enum(['published', 'partly', 'not-published'], {
    title: 'Status',
    description: 'Whether our pages answer the question wholly, in part or not at all',
  }),
  reviewed: date({ title: 'Reviewed', description: 'Day on which an editor last read the answer' }),
  order: Type.Optional(
    Type.Integer({
      title: 'Order',
      description: 'Place in the list of /security of what isn’t published',
    }),
  ),
  answer: prose(600, {
    title: 'Answer',
    description: 'One to three sentences, at most 60 words. Each figure in it stands in the evidence',
  }),
  next: Type.Optional(
    group({ label: line(60, { title: 'Label' }), page: link({ title: 'Page' }) }, { title: 'Next step' }),
  ),
  sources: Type.Array(Source, {
    title: 'Sources',
    description: 'Empty only when nothing near is published. The first is the one to read',
  }),
  unpublished: Type.Optional(
    Type.Array(Type.String({ pattern: '^/.+/[a-z]*$' }), {
      title: 'Not published',
      description: 'Regular expressions that no page matches as long as the status is right',
    }),
  ),
  phrasings: rows(line(200, { title: 'Phrasing' }), {
    title: 'Phrasings',
    description: '8 to 15 ways in which people ask it: keywords, typos, other languages, follow-ups',
  }),
  words: Type.String({
    title: 'Further words',
    description: 'Words that help to find the topic: colloquial, indirect, of another trade or language',
  }),
});

export type TopicStatus = Topic['status'];
export type TopicSource = Static<typeof Source>;
export type Topic = Static<typeof TopicSchema> & Place;
