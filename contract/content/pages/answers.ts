import Type from 'typebox';
import { line, template } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, head, label, name, text, title } from '../parts.ts';

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
      rightOrHonest: label,
      wrong: label,
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
