import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { LANGUAGES } from '../examples/code-example.ts';
import { quickSteps } from '../quick-start/quick-start.ts';
import { endpointPath, nextEndpoints } from '../reference-pages.ts';
import { fence } from './markdown-blocks.ts';

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
