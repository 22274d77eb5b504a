import { productName } from '../../brand.ts';

/** What the assistant is called, on the button and in its panel. */
export const askName = () => `Ask ${productName()}`;

/** The disclosure of the AI Act: on the page, and in the panel before the first question. */
export const askDisclosure = () =>
  `I’m an AI assistant. I answer from ${productName()}’s own pages, and I can be wrong: check the page under each answer.`;

/** Where the privacy policy tells about it. */
export const ASK_PRIVACY = '/privacy#assistant';
