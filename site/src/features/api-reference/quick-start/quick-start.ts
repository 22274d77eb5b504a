import type { Grammar } from '../code/highlight.tsx';
import { LANGUAGES, type LanguageId } from '../examples/code-example.ts';
import { httpExamples } from '../examples/http-examples.ts';
import { clientIdPath, firstEndpoint } from '../reference-pages.ts';
import { programs } from './programs.ts';

/** One step, with what there is to copy. Texts take `code` and [links](/path). */
export interface QuickStep {
  title: string;
  text: string;
  code: { name: string; grammar: Grammar; text: string };
}

export const QUICK_START_TITLE = 'Quick start';
export const QUICK_START_LEDE =
  'Zero to first answer in five minutes. You need a terminal and one of Node 20, Python 3 or curl.';

/** The first step, the same in every language. */
export const FIRST_STEP = {
  title: 'Get a client ID',
  text: `Every user belongs to a client, your company’s account. It has an ID: [ask for yours](${clientIdPath}). API access starts with the Startup plan. A local server prints \`Demo client:\` and an ID at startup.`,
} as const;

/** From a client ID to a first answer, in one language. The tests run what stands here, in this order. */
export function quickSteps(language: LanguageId, host: string): QuickStep[] {
  if (!('method' in firstEndpoint)) throw new Error('the first endpoint is a call over HTTP');
  const { file, program, run, runText, nextQuestion, replaced } = programs(host)[language];
  const grammar = LANGUAGES.find(({ id }) => id === language)?.grammar ?? 'bash';
  return [
    {
      title: 'Sign up a user',
      text: 'Replace the client ID, email and password with yours. The response is the user with a token pair.',
      code: { name: 'Sign-up', grammar, text: httpExamples(firstEndpoint, host)[language] },
    },
    {
      title: 'Save the program',
      text: `It logs in, opens the socket, asks one question and prints the answer. Save it as \`${file}\` in an empty folder, with the email and password from the previous step.`,
      code: { name: file, grammar, text: program },
    },
    {
      title: 'Run it',
      text: runText,
      code: { name: `Run ${file}`, grammar: 'bash', text: run },
    },
    {
      title: 'Pick up where you left off',
      text: `After a restart, a program finds its conversation with \`getRoomThreads\`: the latest comes first. Replace ${replaced} with these, and the next question goes to the same thread.`,
      code: { name: 'Replaces the first question', grammar, text: nextQuestion },
    },
  ];
}
