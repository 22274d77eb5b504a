import Type, { type Static } from 'typebox';
import { CHATBOT_RULES } from './forms/chatbot-rules.ts';
import { required } from './lead-fields.ts';

/**
 * Body of POST `/authms/chatbot-request` (S1 sections 5 and 7): the chatbot builder's chatbotName,
 * placeholderText, email, suggestions and welcomeMessage under the names of the wire.
 */
export const ChatbotRequest = Type.Object(
  {
    name: required(CHATBOT_RULES.name),
    inputTextHolder: required(CHATBOT_RULES.inputTextHolder),
    email: required(CHATBOT_RULES.email),
    suggestions: required(CHATBOT_RULES.suggestions),
    message: required(CHATBOT_RULES.message),
  },
  { additionalProperties: false },
);

export type ChatbotRequest = Static<typeof ChatbotRequest>;
