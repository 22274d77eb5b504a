import type { TSchema } from 'typebox';
import type { LeadKind } from '../api-paths.ts';
import { LEAD_FORMS } from '../leads/lead-forms.ts';
import { LeadReceipt } from '../leads/lead-receipt.ts';
import { AgentRequest, ChatbotRequest, ContactRequest, DemoRequest } from '../leads/lead-requests.ts';
import { type DescribedObject, describeObject } from './described-object.ts';

export const demoRequest = requestObject('DemoRequest', DemoRequest, 'demo');
export const contactRequest = requestObject('ContactRequest', ContactRequest, 'contact');
export const agentRequest = requestObject('AgentRequest', AgentRequest, 'agent');
export const chatbotRequest = requestObject('ChatbotRequest', ChatbotRequest, 'chatbot');

export const leadReceipt = describeObject('LeadReceipt', LeadReceipt, 'The request is stored.', {
  id: 'UUID of the stored request, for support.',
  message: 'One English sentence for a person.',
});

/** The body of a lead call, described by the words of its form. */
function requestObject(name: string, schema: TSchema, kind: LeadKind): DescribedObject {
  const { summary, fields } = LEAD_FORMS[kind].words;
  const meanings = Object.entries(fields).map(([field, { meaning }]) => [field, meaning]);
  return { name, schema, summary, meanings: Object.fromEntries(meanings) };
}
