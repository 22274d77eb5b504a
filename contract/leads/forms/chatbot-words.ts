/** Names of the fields, as the form shows them and as an answer to it without script repeats them. */
export const CHATBOT_LABELS = {
  name: 'Chatbot name',
  inputTextHolder: 'Placeholder text',
  email: 'Email',
  suggestions: 'Suggestions',
  message: 'Welcome message',
} as const;
