import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import type { Ask } from '../../ask/ask.ts';

/** Answers as the ask panel and the chat do. */
export async function answerQuestion(
  { question, before = [] }: ToolInput<'answer_question'>,
  ask: Ask,
  origin: string,
): Promise<ToolOutput<'answer_question'>> {
  const { kind, text, sources, suggestions } = await ask.answer({ content: question, earlier: before });
  return {
    answer: text,
    isFound: kind !== 'unknown' && kind !== 'choices',
    sources: sources.map(({ title, address }) => ({ title, url: origin + address })),
    didYouMean: suggestions,
  };
}
