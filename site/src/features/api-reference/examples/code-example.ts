/** The languages of the examples, in the order of their tabs (S2 section 2, 'API reference page'). */
export const LANGUAGES = [
  { id: 'curl', name: 'cURL', grammar: 'bash' },
  { id: 'javascript', name: 'JavaScript', grammar: 'javascript' },
  { id: 'python', name: 'Python', grammar: 'python' },
] as const;

export type LanguageId = (typeof LANGUAGES)[number]['id'];

/** A program for each language, as it can be copied and run. */
export type CodeExamples = Readonly<Record<LanguageId, string>>;
