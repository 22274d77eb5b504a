import { expect, it } from 'vitest';
import { findConsentProblem } from './consent.rules.ts';

it.each([
  ['Yes, send my name and email to book this demo.', undefined],
  ['Ja, bitte buchen Sie das für mich.', undefined],
  ['हाँ, इसे बुक करें', undefined],
  ['I know a lot about this, so yes, go ahead.', undefined],
  ['Nora said yes to this.', undefined],
  ['aaaaaaaaaaaaaaaa', 'This isn’t a sentence'],
  ['No, do not send anything to them.', 'This says no'],
  ['“No,” she said.', 'This says no'],
  ['Please don’t book it.', 'This says no'],
  ['I refuse to have my data sent.', 'This says no'],
])('%s', (words, problem) => {
  expect(findConsentProblem(words)).toBe(problem);
});
