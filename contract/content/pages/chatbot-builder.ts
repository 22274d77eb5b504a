import { group, head } from '../parts.ts';

/** The section of the home page around the chatbot builder (S1 section 2.4). */
export const ChatbotBuilderSchema = group(head);
