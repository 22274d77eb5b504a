import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../words.ts';
import type { LeadOutcome } from './use-lead-submission.ts';

/**
 * Lets an agent that has filled in a form, which a person has sent, wait for the outcome (WebMCP, decision 016). Call
 * while the event is dispatched.
 * @returns a function that reports the outcome to the agent and then resolves; it does nothing if a person filled in
 * the form
 */
export function answerAgent(
  event: SubmitEvent,
): (outcome: Pick<LeadOutcome, 'isStored' | 'refused'>) => Promise<void> | undefined {
  const words = wordsFor('form');
  if (!event.agentInvoked || !event.respondWith) return () => undefined;
  const { promise, resolve } = Promise.withResolvers<string>();
  event.respondWith(promise);
  return ({ isStored, refused }) => {
    const problems = refused.map(({ field, message }) => `${field}: ${message}`).join('. ');
    resolve(isStored ? words.stored : fill(words.notSent, { problems }));
    // In a task of its own: a form that is cleared before counts as given up.
    return new Promise((told) => setTimeout(told));
  };
}
