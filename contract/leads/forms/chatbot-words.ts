/** Names of the fields, as the form shows them and as an answer to it without script repeats them. */
export const CHATBOT_LABELS = {
  name: 'Chatbot name',
  inputTextHolder: 'Placeholder text',
  email: 'Email',
  suggestions: 'Suggestions',
  message: 'Welcome message',
} as const;

/** What is said of a field that is missing, or of an address that is none (S1 section 5). */
export const CHATBOT_MESSAGES = {
  name: 'Chatbot name is required',
  message: 'Welcome message is required',
  inputTextHolder: 'Placeholder text is required',
  suggestions: 'Suggestions are required',
  email: 'Please enter a valid email address',
} as const;
