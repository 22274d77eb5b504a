import { expect, it } from 'vitest';
import { findConsentProblem } from './consent.rules.ts';

const NO_SENTENCE = 'This isn’t a sentence';
const SAYS_NO = 'This says no, or that the person wasn’t asked';

it.each([
  'Yes, send my name and email to book this demo.',
  'Please book the demo for me.',
  'I agree to this booking, go ahead.',
  'Yes, no problem, book it.',
  'No worries, please send it.',
  'Ja, bitte buchen Sie das für mich.',
  'Oui, réservez cette démo pour moi.',
  'Sí, no hay problema, resérvelo.',
  'हाँ, इसे बुक करें',
  'はい、 予約してください',
  'I know a lot about this, so yes, go ahead.',
  'Nora said yes to this.',
  'Notify me, and book it for Northwind.',
  'Yes, book Nico’s demo on November 9.',
  'Yes, without hesitation, book it.',
  'Nothing against it, please book.',
  'Please do, and don’t hesitate to call me.',
  'Yes please, why not?',
  'Yes, I want them to contact me, no matter when.',
  'Yes, I can’t wait to see it.',
  'It’s not a problem, go ahead and book it.',
  'She read the details in the chat and confirmed them.',
  'The person typed: yes, send it.',
  'I have yet to see it, so book me a demo.',
  'Go ahead without further delay.',
  'I’ve been waiting for this demo, please book it.',
])('accepts as consent: %s', (words) => {
  expect(findConsentProblem(words)).toBeUndefined();
});

it.each([
  'No, do not send anything to them.',
  '“No,” she said.',
  'Please don’t book it.',
  "Please don't book it.",
  'I refuse to have my data sent.',
  'The person has not been asked.',
  'The person hasn’t been asked yet.',
  'He declined the demo.',
  'I disagree with this',
  'Please cancel this request now',
  'Stop, that is enough',
  'Consent pending from the person',
  'Consent is assumed by the agent',
  'The consent of the person is unknown',
  'Booked without asking the person',
  'There is no consent of the person.',
  'I have yet to ask the person.',
  'I do not at all agree to this.',
  'Booked without any question to the person',
  'Nobody asked her about it.',
  'Consent was given by nobody.',
  'Awaiting the person’s answer.',
  'I am waiting for approval from the user.',
  'The user was unavailable to confirm.',
  'He asked me to wait until Monday.',
  'Please hold off on this booking.',
  'User consent: false',
  'Consent n/a for this booking',
  'She is undecided about it.',
  'The person turned it down.',
  'The visitor opposes this request.',
  'The person must be asked first.',
  'I forgot to ask the person.',
  'Consent is needed from the person.',
  'Leave me out of this.',
  'They would get back to me about it.',
  'I book this on my own initiative.',
  'Neither of them agreed.',
  'I doubt that they want it.',
  'It is up to the person, please send.',
  'ja bitte nicht buchen',
  'Das möchte ich auf keinen Fall',
  'Nein danke, das will ich nie',
  'Non merci, je ne veux pas',
  'No, gracias, no quiero',
  'Não quero isso agora',
  'Nee, dank je wel',
  'Нет, не надо бронировать',
  'इसे बुक मत करें',
  'いいえ、 予約しないでください',
  '请 不要 预订',
])('refuses as no consent: %s', (words) => {
  expect(findConsentProblem(words)).toBe(SAYS_NO);
});

it.each([
  'He declined',
  'Nope, skip it please',
  'lieber nicht, danke',
  'Auf keinen Fall buchen',
  'Der Nutzer hat abgelehnt',
  'She would rather skip this',
])('refuses a short refusal: %s', (words) => {
  expect(findConsentProblem(words)).toBe(SAYS_NO);
});

it.each([
  'Yes, please cancel my demo.',
  'I can’t make it, please cancel it.',
  'I no longer need the demo, cancel it.',
  'Ja, bitte stornieren Sie den Termin.',
  'Oui, annulez la démo.',
  'Да, отмените демо.',
])('accepts as consent to a cancellation alone: %s', (words) => {
  expect(findConsentProblem(words, true)).toBeUndefined();
  expect(findConsentProblem(words)).toBe(SAYS_NO);
});

it.each([
  'No, do not cancel it.',
  'ja bitte nicht absagen',
  'Please don’t cancel my demo.',
  'Bitte nicht stornieren',
])('refuses as no consent to a cancellation: %s', (words) => {
  expect(findConsentProblem(words, true)).toBe(SAYS_NO);
});

it.each(['aaaaaaaaaaaaaaaa', '-------------', '             '])(
  'refuses %j, which is not a sentence',
  (words) => {
    expect(findConsentProblem(words)).toBe(NO_SENTENCE);
  },
);
