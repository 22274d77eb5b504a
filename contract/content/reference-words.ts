import Type, { type TSchema } from 'typebox';
import { CONNECTION_PROBLEM_CODES, SERVER_EVENTS } from '../chat/chat.ts';
import { CALLS, type Call, HEADERS, SOCKET_CALLS, WEBHOOKS } from '../reference/calls.ts';
import { ERRORS } from '../reference/errors.ts';
import { WORDED_OBJECTS } from '../reference/objects.ts';
import { line, prose } from './fields.ts';
import { group } from './parts.ts';

const sentences = prose(1000, { title: 'Text', description: 'Takes `code`' });
const summary = prose(200, { title: 'Summary', description: 'One sentence. Takes `code`' });
const said = { title: line(40, { title: 'Title' }), summary };
const notes = Type.Array(sentences, { title: 'Notes' });

/** Returns a part with words for each name; the type names them loosely, since the compiler gives up on so many. */
function wordsFor<Words extends TSchema>(names: object, words: Words | ((name: string) => Words)) {
  const parts = Object.keys(names).map((name) => [name, typeof words === 'function' ? words(name) : words]);
  return Type.Unsafe<Record<string, Type.Static<Words>>>(group(Object.fromEntries(parts)));
}

const textsFor = (names: object) => wordsFor(names, sentences);
/** Texts by name, where they differ from the usual ones. */
const own = Type.Optional(Type.Record(Type.String(), sentences));

/** Words of the calls, events and webhooks of the API reference: `contract/reference/calls.ts` lists them. */
export const ReferenceWordsSchema = group({
  textRules: prose(1000, { title: 'Treatment of texts' }),
  headers: textsFor(HEADERS),
  errors: textsFor(ERRORS),
  calls: wordsFor(CALLS, (name) => {
    const { pathFields } = (CALLS as Record<string, Call>)[name] ?? {};
    return group({
      ...said,
      notes,
      path: pathFields ? textsFor(pathFields) : Type.Optional(Type.Never()),
      answer: sentences,
      otherAnswers: own,
      errors: own,
    });
  }),
  socket: wordsFor(SOCKET_CALLS, group({ ...said, notes, headers: own })),
  problems: textsFor(Object.fromEntries(CONNECTION_PROBLEM_CODES.map((code) => [code, code]))),
  events: wordsFor(SERVER_EVENTS, (name) =>
    group({
      summary,
      when: sentences,
      arguments: textsFor(SERVER_EVENTS[name as keyof typeof SERVER_EVENTS]),
    }),
  ),
  webhooks: wordsFor(WEBHOOKS, group({ title: said.title, notes })),
  webhookAnswers: textsFor({ '2XX': '', 410: '', default: '' }),
});

const program = prose(4000, { title: 'Program' });
const inEachLanguage = group({ curl: program, javascript: program, python: program });
const quickProgram = group({
  file: line(20, { title: 'Name of its file' }),
  run: prose(200, { title: 'Commands that run it' }),
  program,
  next: prose(1000, { title: 'Lines of the next question' }),
});

/**
 * Programs of the API reference in each language. Gaps: {server}, {question}, and parts that several have in common.
 */
export const ReferenceProgramsSchema = group({
  socket: group({
    packets: program,
    start: inEachLanguage,
    end: program,
    examples: wordsFor(SOCKET_CALLS, inEachLanguage),
  }),
  quickStart: group({ curl: quickProgram, javascript: quickProgram, python: quickProgram }),
  webhook: inEachLanguage,
});

/** Words of the objects of the API reference, and of their fields. */
export const ReferenceObjectsSchema = group({
  objects: wordsFor(WORDED_OBJECTS, (name) => {
    const { properties } = WORDED_OBJECTS[name as keyof typeof WORDED_OBJECTS];
    return group({ summary, fields: textsFor(properties) });
  }),
});
