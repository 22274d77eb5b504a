import { EMAIL } from './field-rules.ts';
import { A_PERSON_SENDS, type FormFields, type FormTexts, PERSON_TEXTS } from './form-fields.ts';

/**
 * The chatbot builder and the body of POST `/authms/chatbot-request` (S1 sections 5 and 7): its chatbotName, placeholderText,
 * email, suggestions and welcomeMessage under the names of the wire. No maximum lengths, but for what a body may weigh.
 */
export const CHATBOT = {
  name: { kind: 'line', label: 'Chatbot name', sentence: 'Chatbot name is required' },
  inputTextHolder: { kind: 'line', label: 'Placeholder text', sentence: 'Placeholder text is required' },
  email: { ...EMAIL, label: 'Email', sentence: 'Please enter a valid email address' },
  suggestions: { kind: 'text', label: 'Suggestions', sentence: 'Suggestions are required' },
  message: { kind: 'text', label: 'Welcome message', sentence: 'Welcome message is required' },
} as const satisfies FormFields;

/** A constant of its own, so that tree shaking keeps it out of the scripts of pages. */
export const CHATBOT_TEXTS = {
  summary: 'A chatbot someone designed.',
  tool: {
    toolname: 'request_chatbot',
    tooldescription: `Designs a chatbot and asks the team for it. ${A_PERSON_SENDS}`,
  },
  fields: {
    name: {
      meaning: 'The chatbot’s.',
      agent: 'What the chatbot is called',
      example: 'Harbor helper',
      column: 10,
    },
    inputTextHolder: {
      meaning: 'Shown in its empty field.',
      agent: 'Placeholder of its text field',
      example: 'Ask about a delivery',
      column: 15,
    },
    email: PERSON_TEXTS.email,
    suggestions: {
      meaning: 'Questions it offers.',
      agent: 'Questions visitors can tap, one per line',
      example: 'Where is my parcel?',
      column: 16,
    },
    message: {
      meaning: 'Its welcome message.',
      agent: 'How it greets',
      example: 'Hi, how can I help?',
      column: 6,
    },
  },
  beside: {
    bubbleColor: 'Color of its speech bubbles',
    textColor: 'Color of the text in them',
  },
} as const satisfies FormTexts<typeof CHATBOT>;
