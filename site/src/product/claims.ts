import { SERVICE_CLAIMS } from 'contract/product/service-claims.ts';

/** What the site claims of the product, in the words of the specification (S1 sections 1 and 2.3). */
export const claims = {
  agents: '160+',
  functions: '40+',
  ...SERVICE_CLAIMS,
  trial: 'Free for 3 months. No credit card.',
} as const;

/**
 * Under every figure of an outcome: the specification gives them as claims (S1 section 9, S2 sections 1 and 9), so
 * the text does not say that anyone measured or reported them.
 */
export const provenance =
  'Outcome figures are our own claims. Yours depend on the work you hand off, and in a demo we’ll show you how to measure them.';

/** Once on each page that quotes a case or a story which its company has not confirmed (design.md, 'Open points'). */
export const illustrative = 'Companies, people, places and quotations on this page are illustrative.';

/** At the top of cases, stories and announcements that their companies have not confirmed. */
export const unconfirmed =
  'Company details, people, logos and quotations are invented, and no company named here has confirmed them.';
