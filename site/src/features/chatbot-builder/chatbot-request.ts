import type { CHATBOT } from 'contract/leads/chatbot.ts';
import { DESIGN_FORM_FIELDS, designEntries } from 'contract/leads/chatbot-design.ts';
import type { BaggageEntries } from '../../api/first-touch/first-touch.ts';
import { readText } from '../../api/lead-form/read-text.ts';
import type { LeadCallTexts } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { productName } from '../../brand.ts';

/** What the fields hold at first (S1 section 3); name and e-mail are empty. */
export const chatbotDefaults = () =>
  ({
    message: `Hi, I’m the ${productName()} assistant. How can I help you today?`,
    inputTextHolder: `Ask ${productName()} Anything`,
    suggestions: `What is ${productName()} AI?`,
  }) as const satisfies Partial<Record<keyof typeof CHATBOT, string>>;

/** The chosen colours, which travel beside the body. */
export function readDesignEntries(form: FormData): BaggageEntries {
  return designEntries({
    bubbleColor: readText(form, DESIGN_FORM_FIELDS.bubbleColor),
    textColor: readText(form, DESIGN_FORM_FIELDS.textColor),
  });
}

/** S1 section 8. */
function describeChatbotFailure(error: unknown): string {
  const reason =
    error instanceof RequestRefused
      ? `API error: ${error.status}`
      : (error instanceof Error && error.message) || 'Something went wrong';
  return `Failed to submit chatbot configuration: ${reason}`;
}

export const chatbotCall: LeadCallTexts = {
  kind: 'chatbot',
  describeFailure: describeChatbotFailure,
  alertsFailure: true,
};
