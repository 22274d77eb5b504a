import type { Caller } from '../caller.ts';
import { ToolProblem } from '../tool-problem.ts';
import { findConsentProblem } from './consent.rules.ts';
import { AskPerson, type Question } from './question.ts';

/** Consent of a person, and its evidence. */
export interface PersonsConsent {
  /** The sentence that the agent passes on, or the question that the person said yes to. */
  text: string;
  /** `agent`: claimed by the agent. `elicitation`: answered to the question that the agent's client showed. */
  by: 'agent' | 'elicitation';
}

const MISSING = 'is required, as your client can’t show our question to the person';

/**
 * Makes sure that the person agreed. Where the client can, it asks them our question (elicitation): what an agent says
 * is then not enough. Words that say no end it in both ways.
 * @param claimed what the agent says the person said
 * @throws {AskPerson} where they are still to be asked, {ToolProblem} where they didn't agree
 */
export function requireConsent(
  claimed: string | undefined,
  question: Question,
  { answerTo }: Pick<Caller, 'answerTo'>,
): PersonsConsent {
  const problem = claimed === undefined ? undefined : findConsentProblem(claimed, question.isAboutCanceling);
  if (problem !== undefined) throw withoutConsent(problem);
  if (answerTo) {
    const answer = answerTo(question);
    if (answer === undefined) throw new AskPerson(question);
    if (answer === 'no') throw refused();
    if (answer === 'dismissed') throw dismissed();
    return { text: `${question.text} ${question.yes}`, by: 'elicitation' };
  }
  if (claimed === undefined) throw withoutConsent(MISSING);
  return { text: claimed, by: 'agent' };
}

function withoutConsent(problem: string): ToolProblem {
  return new ToolProblem({
    code: 'consent_missing',
    message: 'Ask the person first, and pass on the sentence they agreed to, in their words.',
    fields: [{ field: 'consent', message: problem }],
  });
}

/** The error of a dismissed question, which by the protocol is no answer and may be asked again. */
function dismissed(): ToolProblem {
  return new ToolProblem({
    code: 'consent_missing',
    message:
      'The person closed the question without an answer, so nothing was done. You may ask again later.',
  });
}

function refused(): ToolProblem {
  return new ToolProblem({
    code: 'consent_refused',
    message: 'The person said no, so nothing was done. Don’t call again unless they ask you to.',
  });
}
