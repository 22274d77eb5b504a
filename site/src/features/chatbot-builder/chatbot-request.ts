import { fill } from 'contract/content/fill.ts';
import { DESIGN_FORM_FIELDS, designEntries } from 'contract/leads/chatbot-design.ts';
import type { BaggageEntries } from '../../api/first-touch/first-touch.ts';
import { readText } from '../../api/lead-form/read-text.ts';
import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { wordsFor } from '../../words.ts';

/** The chosen colours, which travel beside the body. */
export function readDesignEntries(form: FormData): BaggageEntries {
  return designEntries({
    bubbleColor: readText(form, DESIGN_FORM_FIELDS.bubbleColor),
    textColor: readText(form, DESIGN_FORM_FIELDS.textColor),
  });
}

/** S1 section 8. */
function describeChatbotFailure(error: unknown): string {
  const words = wordsFor('chatbotBuilder');
  const reason =
    error instanceof RequestRefused
      ? fill(words.refused, { status: error.status })
      : (error instanceof Error && error.message) || wordsFor('form').wentWrong;
  return fill(words.failed, { reason });
}

export const chatbotCall: LeadCallTexts = {
  kind: 'chatbot',
  describeFailure: describeChatbotFailure,
  alertsFailure: true,
};
