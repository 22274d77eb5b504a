import { pageWords } from '../page-words.ts';
import { group, label, text } from '../parts.ts';

/** The assistant as a page: `/ask`. */
export const AskSchema = group({
  ...pageWords,
  privacy: label,
  before: label,
  unavailable: text,
  field: label,
  nextField: label,
  sources: label,
  meant: label,
  next: label,
  suggestions: label,
  others: label,
  person: label,
  demo: label,
});
