import type { ToolInput, ToolOutput } from 'contract/agents/agent-tools.ts';
import type { AskAnswer } from 'contract/answers/ask.ts';
import { content } from '../../../shared/content.ts';
import type { Ask } from '../../answers/answers.queries.ts';

type Status = ToolOutput<'answer_question'>['status'];

/** Answers as the ask panel and the chat do. */
export async function answerQuestion(
  { question, before = [] }: ToolInput<'answer_question'>,
  ask: Ask,
  origin: string,
): Promise<ToolOutput<'answer_question'>> {
  const answer = await ask.answer({ content: question, earlier: before });
  return {
    answer: answer.text,
    status: statusOf(answer),
    sources: answer.sources.map(({ title, address }) => ({ title, url: origin + address })),
    didYouMean: answer.suggestions,
  };
}

const STATUS_OF_KIND: Record<Exclude<AskAnswer['kind'], 'answer'>, Status> = {
  quote: 'published',
  choices: 'unclear',
  talk: 'unclear',
  unknown: 'unknown',
};

/** Returns the status of an answer: that of its topic; answers computed from the plans are published. */
function statusOf({ kind, topic: id, status }: AskAnswer): Status {
  if (kind !== 'answer') return STATUS_OF_KIND[kind];
  const known =
    status ??
    content()
      .list('topic')
      .find((each) => each.id === id)?.status ??
    'published';
  return known === 'not-published' ? 'not_published' : known;
}
