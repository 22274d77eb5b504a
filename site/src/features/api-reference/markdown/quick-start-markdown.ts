import { LANGUAGES } from '../examples/code-example.ts';
import { FIRST_STEP, QUICK_START_LEDE, QUICK_START_TITLE, quickSteps } from '../quick-start/quick-start.ts';
import { endpointPath, nextEndpoints } from '../reference-pages.ts';
import { fence } from './markdown-blocks.ts';

/** The quick start as Markdown. */
export function quickStartMarkdown(host: string): string {
  const steps = LANGUAGES.flatMap(({ id, name }) => [
    `## In ${name}`,
    ...quickSteps(id, host).flatMap(({ title, text, code }, index) => [
      `### ${index + 2}. ${title}`,
      text,
      fence(code.grammar, code.text),
    ]),
  ]);
  const next = nextEndpoints().map(
    (endpoint) => `- [${endpoint.title}](${endpointPath(endpoint)}): ${endpoint.summary}`,
  );
  const first = [`## 1. ${FIRST_STEP.title}`, FIRST_STEP.text];
  const parts = [
    `# ${QUICK_START_TITLE}`,
    QUICK_START_LEDE,
    ...first,
    ...steps,
    '## What comes next',
    next.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
