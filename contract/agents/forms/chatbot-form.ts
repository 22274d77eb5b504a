import { A_PERSON_SENDS, type FormTool, PERSON_WORDS } from '../form-tools.ts';

export const CHATBOT_FORM = {
  name: 'request_chatbot',
  description: `Designs a chatbot and asks the team for it. ${A_PERSON_SENDS}`,
  fields: {
    name: 'What the chatbot is called',
    inputTextHolder: 'Placeholder of its text field',
    message: 'How it greets',
    suggestions: 'Questions visitors can tap, one per line',
    bubbleColor: 'Color of its speech bubbles',
    textColor: 'Color of the text in them',
    email: PERSON_WORDS.email,
  },
} satisfies FormTool;
