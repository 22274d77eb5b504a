import type { AskAnswer } from 'contract/answers/ask.ts';
import type { Topic } from 'contract/content/topic.ts';
import { ASK_US } from './next-steps.ts';

/** A condition of a question about plans, with the topic that knows it, if one does. */
export interface KnownCondition {
  text: string;
  topic?: Topic | undefined;
}

const NO_ROW = 'The list of plans doesn’t say which of them it comes with, so ask us.';

/**
 * Joins the known answer for each condition with the answer to the rest of the question. It never presents a plan as
 * meeting a condition that isn’t published.
 * @param rest `undefined` where nothing else was asked but which plan it is
 * @param sourcesOf the pages of a topic
 */
export function joinConditions(
  conditions: readonly KnownCondition[],
  rest: AskAnswer | undefined,
  sourcesOf: (topic: Topic) => AskAnswer['sources'],
): AskAnswer {
  const topics = [...new Set(conditions.flatMap(({ topic }) => topic ?? []))];
  const unknown = conditions.filter(({ topic }) => !topic).map(({ text }) => `“${text}”`);
  const said = topics.map(({ answer }) => answer);
  if (unknown.length > 0) {
    said.push(`We don’t publish whether a plan comes with ${LIST.format(unknown)}. Ask us.`);
  }
  const isOpen = topics.length > 0 && topics.every(({ status }) => status === 'published');
  if (rest) said.push(`Going by the rest: ${rest.text}`);
  else if (isOpen) said.push(NO_ROW);
  const isUnpublished = !rest && topics.every(({ status }) => status === 'not-published');
  return {
    kind: 'answer',
    text: said.join(' '),
    status: isUnpublished ? 'not-published' : 'partly',
    sources: uniqueSources([...topics.flatMap(sourcesOf), ...(rest?.sources ?? [])]),
    suggestions: [],
    next: [ASK_US, ...(rest?.next ?? []).filter(({ page }) => page !== ASK_US.page)],
  };
}

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

function uniqueSources(sources: AskAnswer['sources']): AskAnswer['sources'] {
  return sources.filter(
    ({ address }, index) => sources.findIndex((each) => each.address === address) === index,
  );
}
