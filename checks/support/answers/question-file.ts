import { readFile } from 'node:fs/promises';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../../../server/shared/refusal.ts';

const Source = Type.Object({ page: Type.String(), heading: Type.String() });

/**
 * A question with what a good answer holds. `expect`: our pages answer it, answer it in part, or not at all; or it is
 * about how the assistant behaves. `fact`: a regular expression that a right answer matches, empty where nothing is
 * published.
 */
const Question = Type.Object({
  id: Type.String({ minLength: 1 }),
  category: Type.String({ minLength: 1 }),
  /** Questions of the same person before, oldest first. */
  history: Type.Array(Type.String()),
  question: Type.String({ minLength: 1 }),
  expect: Type.Union([
    Type.Literal('answer'),
    Type.Literal('partly_published'),
    Type.Literal('not_published'),
    Type.Literal('behave'),
  ]),
  fact: Type.String(),
  /** Places that state it; a sentence such as `not published` where none does. */
  sources: Type.Union([Type.Array(Source), Type.String()]),
});

export type JudgedQuestion = Static<typeof Question>;

const validator = Compile(Question);

/** Reads a file of JSON Lines, one question a line. @throws {Refusal} naming the first line that can’t be read */
export async function readQuestions(file: string): Promise<JudgedQuestion[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${error.code})`);
  });
  const questions = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readQuestion(line, `${file}:${index + 1}`)]));
  if (questions.length === 0) throw new Refusal(`${file} has no questions`);
  return questions;
}

function readQuestion(line: string, place: string): JudgedQuestion {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch {
    throw new Refusal(`${place} is no JSON`);
  }
  if (!validator.Check(question)) {
    const [problem] = validator.Errors(question);
    throw new Refusal(`${place} is no question: ${problem?.instancePath || 'it'} ${problem?.message}`);
  }
  try {
    new RegExp(question.fact);
  } catch {
    throw new Refusal(`${place}: its fact is no regular expression`);
  }
  return question;
}
