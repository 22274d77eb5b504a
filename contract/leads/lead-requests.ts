import type { Static } from 'typebox';
import { AGENT } from './agent.ts';
import { CHATBOT } from './chatbot.ts';
import { CONTACT } from './contact.ts';
import { DEMO_CALL } from './demo.ts';
import { requestSchema } from './field-schemas.ts';

/** The bodies of the four lead calls, derived from the descriptions of the forms. */
export const DemoRequest = requestSchema(DEMO_CALL);
export const ContactRequest = requestSchema(CONTACT);
export const AgentRequest = requestSchema(AGENT);
export const ChatbotRequest = requestSchema(CHATBOT);

export type DemoRequest = Static<typeof DemoRequest>;
export type ContactRequest = Static<typeof ContactRequest>;
export type AgentRequest = Static<typeof AgentRequest>;
export type ChatbotRequest = Static<typeof ChatbotRequest>;
