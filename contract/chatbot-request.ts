import Type, { type Static } from 'typebox';
import { emailAddress, requiredLine, requiredText } from './lead-fields.ts';

/**
 * Body of POST `/authms/chatbot-request` (S1 sections 5 and 7): the chatbot builder's chatbotName,
 * placeholderText, email, suggestions and welcomeMessage under the names of the wire. The specification wants
 * no maximum lengths here: the limit of every request's size is the only one.
 */
export const ChatbotRequest = Type.Object(
  {
    name: requiredLine(),
    inputTextHolder: requiredLine(),
    email: emailAddress,
    suggestions: requiredText(),
    message: requiredText(),
  },
  { additionalProperties: false },
);

export type ChatbotRequest = Static<typeof ChatbotRequest>;
