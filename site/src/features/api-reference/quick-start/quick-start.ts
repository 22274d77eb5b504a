import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import type { Grammar } from '../code/CodeBlock.tsx';
import { fillProgram, httpExamples, LANGUAGES, type LanguageId } from '../examples/code-examples.ts';
import { fence } from '../markdown/markdown-blocks.ts';
import { endpointPath, nextEndpoints, reference } from '../reference-pages.ts';

/** One step, with what there is to copy. Texts take `code` and [links](/path). */
export interface QuickStep {
  title: string;
  text: string;
  code: { name: string; grammar: Grammar; text: string };
}

/** Returns the steps from a client ID to a first answer in one language. The tests run them in this order. */
export function quickSteps(language: LanguageId, host: string): QuickStep[] {
  const [signUpCall] = reference().http;
  if (!signUpCall) throw new Error('the first endpoint is a call over HTTP');
  const { socket, quickStart } = content().one('api-reference/programs');
  const { file, run, program, next } = quickStart[language];
  const grammar = LANGUAGES.find(({ id }) => id === language)?.grammar ?? 'bash';
  const words = content().one('api-reference/pages').quickStart;
  const { signUp, program: saving, run: running, resume } = words;
  const { runText, replaced } = words.programs[language];
  const packets = fill(socket.packets, { server: '$HOST' });
  return [
    {
      title: signUp.title,
      text: signUp.text,
      code: { name: signUp.code, grammar, text: httpExamples(signUpCall, host)[language] },
    },
    {
      title: saving.title,
      text: fill(saving.text, { file }),
      code: { name: file, grammar, text: fillProgram(fill(program, { packets }), host) },
    },
    {
      title: running.title,
      text: runText,
      code: { name: fill(running.code, { file }), grammar: 'bash', text: run },
    },
    {
      title: resume.title,
      text: fill(resume.text, { replaced }),
      code: { name: resume.code, grammar, text: fillProgram(next, host) },
    },
  ];
}

/** The quick start as Markdown. */
export function quickStartMarkdown(host: string): string {
  const words = content().one('api-reference/pages').quickStart;
  const steps = LANGUAGES.flatMap(({ id, name }) => [
    `## ${fill(words.language, { language: name })}`,
    ...quickSteps(id, host).flatMap(({ title, text, code }, index) => [
      `### ${index + 2}. ${title}`,
      text,
      fence(code.grammar, code.text),
    ]),
  ]);
  const next = nextEndpoints().map(
    (endpoint) => `- [${endpoint.title}](${endpointPath(endpoint)}): ${endpoint.summary}`,
  );
  const first = [`## 1. ${words.clientId.title}`, words.clientId.text];
  const parts = [`# ${words.name}`, words.lede, ...first, ...steps, `## ${words.next}`, next.join('\n')];
  return `${parts.join('\n\n')}\n`;
}
