import Type from 'typebox';
import { line, prose, template } from './fields.ts';
import { pageParts, pageWords } from './page-words.ts';
import { group, label, Point, text, title } from './parts.ts';

const lede = prose(400, { title: 'Lede', description: 'Takes `code`' });

const Program = group({
  runText: prose(400, { title: 'What to know before running it', description: 'Takes `code`' }),
  replaced: line(100, { title: 'Lines that the next question replaces', description: 'Takes `code`' }),
});

/** Words of the pages of the API reference, besides those of its guides: `/api-reference`. */
export const ApiReferenceSchema = group({
  ...pageWords,
  hero: pageParts.heroWithActions,
  titleOf: template(40, ['title'], { title: 'Title of a page' }),
  cardLine: label,
  changelog: label,
  quickStart: group(
    {
      name: label,
      ...pageWords,
      lede,
      clientId: group(
        {
          title,
          text: prose(400, { title: 'Text', description: 'Takes `code` and [links](/path)' }),
          button: label,
        },
        { title: 'First step' },
      ),
      languages: label,
      language: template(40, ['language'], { title: 'Heading of a language' }),
      signUp: group({ title, text, code: label }),
      program: group({ title, text: template(300, ['file'], { title: 'Text' }) }),
      run: group({ title, code: template(40, ['file'], { title: 'Name of the code' }) }),
      resume: group({ title, text: template(300, ['replaced'], { title: 'Text' }), code: label }),
      next: label,
      firstQuestion: line(80, { title: 'Question of the program' }),
      nextQuestion: line(80, { title: 'Next question' }),
      programs: group({ curl: Program, javascript: Program, python: Program }, { title: 'Programs' }),
    },
    { title: 'Quick start' },
  ),
  agents: group(
    {
      ...pageWords,
      lede,
      clients: label,
      configurations: Type.Array(
        group({
          name: label,
          place: line(60, { title: 'File, terminal or place in the settings' }),
          grammar: Type.Enum(['bash', 'json'], { title: 'Language' }),
          text: prose(400, {
            title: 'Configuration',
            description: '{name} is the server’s name, {url} its address',
          }),
        }),
        { title: 'Configurations of clients' },
      ),
      times: Point,
      consent: Point,
      readOnly: label,
      acts: label,
      input: label,
      output: label,
      arguments: template(60, ['tool'], { title: 'Name of the table of arguments' }),
      result: template(60, ['tool'], { title: 'Name of the table of results' }),
    },
    { title: 'Tools for agents' },
  ),
  otherUse: line(80, { title: 'Use of an endpoint that has none of its own' }),
  endpoints: Type.Record(
    Type.String(),
    group({
      use: line(80, { title: 'When to use it', description: 'End of its description for search engines' }),
      otherNames: Type.Optional(line(80, { title: 'Other names', description: 'Keywords' })),
    }),
    { title: 'Endpoints' },
  ),
});
