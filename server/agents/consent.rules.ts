/** Two words of any script, at the least. */
const SENTENCE = /^\P{L}*\p{L}\S*\s\P{L}*\p{L}/u;
/** How a person says no. It is meant to stop a program that didn't listen, and won't stop one that lies. */
const REFUSAL = /^\W*(?:no|nope|never|stop)\b|\b(?:do not|don['’]t|must not|may not|not allowed|refuse)\b/i;

/** Why words are no consent to send something in a person's name; `undefined` where they may be one. */
export function findConsentProblem(words: string): string | undefined {
  if (!SENTENCE.test(words)) return 'This isn’t a sentence';
  if (REFUSAL.test(words)) return 'This says no';
  return undefined;
}
