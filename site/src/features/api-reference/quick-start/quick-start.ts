import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import type { Grammar } from '../code/highlight.tsx';
import { LANGUAGES, type LanguageId } from '../examples/code-example.ts';
import { httpExamples } from '../examples/http-examples.ts';
import { reference } from '../reference-pages.ts';
import { programs } from './programs.ts';

/** One step, with what there is to copy. Texts take `code` and [links](/path). */
export interface QuickStep {
  title: string;
  text: string;
  code: { name: string; grammar: Grammar; text: string };
}

/** From a client ID to a first answer, in one language. The tests run what stands here, in this order. */
export function quickSteps(language: LanguageId, host: string): QuickStep[] {
  const [signUpCall] = reference().http;
  if (!signUpCall) throw new Error('the first endpoint is a call over HTTP');
  const { file, program, run, runText, nextQuestion, replaced } = programs(host)[language];
  const grammar = LANGUAGES.find(({ id }) => id === language)?.grammar ?? 'bash';
  const { signUp, program: saving, run: running, resume } = content().one('api-reference/pages').quickStart;
  return [
    {
      title: signUp.title,
      text: signUp.text,
      code: { name: signUp.code, grammar, text: httpExamples(signUpCall, host)[language] },
    },
    {
      title: saving.title,
      text: fill(saving.text, { file }),
      code: { name: file, grammar, text: program },
    },
    {
      title: running.title,
      text: runText,
      code: { name: fill(running.code, { file }), grammar: 'bash', text: run },
    },
    {
      title: resume.title,
      text: fill(resume.text, { replaced }),
      code: { name: resume.code, grammar, text: nextQuestion },
    },
  ];
}
