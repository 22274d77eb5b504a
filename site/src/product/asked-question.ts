import { LONGEST_QUESTION } from 'contract/answers/ask.ts';
import { CONTACT_PAGE } from 'contract/site/addresses.ts';

/** Beginning of the fragment that brings a question to the contact form: a fragment reaches no server and no log. */
const QUESTION_FRAGMENT = '#question=';

/** Returns the address at which a person answers a question: the contact form, with the question in its message. */
export function contactAbout(question: string): string {
  const asked = question.trim();
  return asked === '' ? CONTACT_PAGE : CONTACT_PAGE + QUESTION_FRAGMENT + encodeURIComponent(asked);
}

/** The question that a fragment of the contact page brings; `undefined` where it brings none. */
export function readAskedQuestion(fragment: string): string | undefined {
  if (!fragment.startsWith(QUESTION_FRAGMENT)) return undefined;
  try {
    const asked = decodeURIComponent(fragment.slice(QUESTION_FRAGMENT.length));
    return asked.trim().slice(0, LONGEST_QUESTION) || undefined;
  } catch {
    return undefined;
  }
}
