import Type, { type Static } from 'typebox';
import { emailAddress, LINE_MAX_LENGTH, requiredLine, requiredText, TEXT_MAX_LENGTH } from './lead-fields.ts';

/**
 * Body of POST `/authms/chatbot-request` (S1 sections 5 and 7): the chatbot builder's chatbotName,
 * placeholderText, email, suggestions and welcomeMessage under the names of the wire.
 */
export const ChatbotRequest = Type.Object(
  {
    name: requiredLine(LINE_MAX_LENGTH),
    inputTextHolder: requiredLine(LINE_MAX_LENGTH),
    email: emailAddress,
    suggestions: requiredText(TEXT_MAX_LENGTH),
    message: requiredText(TEXT_MAX_LENGTH),
  },
  { additionalProperties: false },
);

export type ChatbotRequest = Static<typeof ChatbotRequest>;
