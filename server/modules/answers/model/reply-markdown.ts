import type { AskAnswer } from 'contract/answers/ask.ts';

const MOST_SOURCES = 3;

/**
 * An answer as a message of the chat: whole sentences in Markdown, with links to its sources and to what to do next.
 */
export function replyMarkdown({ text, sources, suggestions, next }: AskAnswer): string {
  const pages = new Map(sources.map((source) => [source.address.split('#')[0], source]));
  const links = (list: readonly { name: string; address: string }[]) =>
    list.map(({ name, address }) => `[${escapeMarkdown(name)}](${address})`).join(', ');
  const read = [...pages.values()]
    .slice(0, MOST_SOURCES)
    .map(({ title, address }) => ({ name: title, address }));
  const steps = next.map(({ label, page }) => ({ name: label, address: page }));
  return [
    escapeMarkdown(text),
    ...(suggestions.length > 0
      ? [`Did you mean:\n\n${suggestions.map((question) => `- ${escapeMarkdown(question)}`).join('\n')}`]
      : []),
    ...(read.length > 0 ? [`Read more: ${links(read)}`] : []),
    ...(steps.length > 0 ? [`Next: ${links(steps)}`] : []),
  ].join('\n\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<>]/g, '\\$&');
}
