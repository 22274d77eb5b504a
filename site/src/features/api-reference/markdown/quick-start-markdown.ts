import { QUICK_START_LEDE, QUICK_START_TITLE, quickSteps } from '../quick-start/quick-start.ts';
import { endpointPath, nextEndpoints } from '../reference-pages.ts';
import { fence } from './markdown-blocks.ts';

/** The quick start as Markdown. */
export function quickStartMarkdown(host: string): string {
  const steps = quickSteps(host).flatMap(({ title, text, code }, index) => [
    `## ${index + 1}. ${title}`,
    text,
    fence(code.grammar, code.text),
  ]);
  const next = nextEndpoints().map(
    (endpoint) => `- [${endpoint.title}](${endpointPath(endpoint)}): ${endpoint.summary}`,
  );
  const parts = [`# ${QUICK_START_TITLE}`, QUICK_START_LEDE, ...steps, '## What comes next', next.join('\n')];
  return `${parts.join('\n\n')}\n`;
}
