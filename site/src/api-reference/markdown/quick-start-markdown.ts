import { QUICK_START_LEDE, QUICK_START_TITLE, quickSteps } from '../quick-start/quick-start.ts';
import { fence } from './markdown-blocks.ts';

/** The quick start as Markdown. */
export function quickStartMarkdown(host: string): string {
  const steps = quickSteps(host).flatMap(({ title, text, code }, index) => [
    `## ${index + 1}. ${title}`,
    text,
    fence(code.grammar, code.text),
  ]);
  return `${[`# ${QUICK_START_TITLE}`, QUICK_START_LEDE, ...steps].join('\n\n')}\n`;
}
