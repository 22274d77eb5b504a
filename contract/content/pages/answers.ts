import Type from 'typebox';
import { line, prose, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, head, label, name, rows, text, title } from '../parts.ts';

const Verdict = group({ name, text });

/** Quality of the site’s own answers, as the last run measured it: `/answers`. `{questions}` is how many it had. */
export const AnswersSchema = group({
  ...pageWords,
  description: template(160, ['questions'], { title: 'Description', description: 'For search engines' }),
  hero: group({ title, lede: template(300, ['questions'], { title: 'Lede' }) }, { title: 'First view' }),
  lastRun: group(
    {
      title,
      lede: template(120, ['questions', 'date'], { title: 'Lede' }),
      caption: template(60, ['engine'], { title: 'Caption of a table' }),
      questions: label,
      all: template(40, ['questions'], { title: 'Sum' }),
    },
    { title: 'Last run' },
  ),
  engines: Type.Record(Type.String(), group({ title, text }), {
    title: 'Ways to ask',
    description: 'By the names that the run gives them',
  }),
  categories: Type.Record(Type.String(), line(40, { title: 'Name' }), {
    title: 'Categories of questions',
    description: 'Those whose name isn’t that of the run',
  }),
  judgment: group(
    {
      ...head,
      verdicts: group({
        right: Verdict,
        partly: Verdict,
        wrong: Verdict,
        honestNo: Verdict,
        falseNo: Verdict,
      }),
    },
    { title: 'Judgment' },
  ),
  limits: group({ ...head, link: Action, list: Type.Array(group({ name, text })) }, { title: 'Limits' }),
  closing: pageParts.closing,
});

/** The assistant as a page: `/ask`. */
export const AskSchema = group({
  ...pageWords,
  privacy: label,
  before: label,
  unavailable: text,
  field: label,
  nextField: label,
  sources: label,
  meant: label,
  next: label,
  suggestions: label,
  others: label,
  person: label,
  demo: label,
});

/** The search of the site as a page: `/search`. `{words}` is what a visitor looks for. */
export const SearchSchema = group({
  ...pageWords,
  titleOfWords: template(40, ['words'], { title: 'Title with results' }),
  unavailable: text,
  start: label,
  results: label,
  one: template(60, ['words'], { title: 'One result' }),
  several: template(60, ['count', 'words'], { title: 'Several results' }),
  oneAnswer: template(60, ['words'], { title: 'One result that is a question' }),
  manyAnswers: template(60, ['count', 'words'], { title: 'Results that are questions' }),
  related: template(30, ['count'], { title: 'Other results, after those' }),
  nothing: template(60, ['words'], { title: 'No result' }),
  nothingWays: template(200, ['ask'], {
    title: 'Other ways',
    description: 'Links as [words](/address); {ask} is the address of the answer to it as a question',
  }),
});

/** Words around the questions and answers: `/faq`. */
export const FaqPageSchema = group({
  ...pageWords,
  hero: group(
    {
      title,
      lede: template(300, ['questions'], {
        title: 'Lede',
        description: '{questions} is how many the page shows',
      }),
    },
    { title: 'First view' },
  ),
  ask: label,
  readMore: label,
  notPublished: line(60, {
    title: 'Title of the last list',
    description: 'Questions that no page answers yet',
  }),
  note: prose(200, { title: 'Note', description: 'Links as [words](/address)' }),
  pageNames: Type.Record(Type.String(), line(40, { title: 'Name' }), {
    title: 'Names of pages in links',
    description: 'By address, where the title says more than a name',
  }),
  closing: pageParts.closing,
});

/** The groups of topics in the order of `/faq`, each with the topics that `/faq` shows. */
export const FaqSchema = group({
  groups: Type.Array(
    group({
      folder: Type.String({ title: 'Folder', description: 'Folder of its topics in answers/' }),
      title: line(60, { title: 'Title' }),
      shown: rows(Type.String(), {
        title: 'Shown',
        description: 'Ids of topics, in the order of /faq',
      }),
    }),
  ),
});
