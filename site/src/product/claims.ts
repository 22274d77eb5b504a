/** What the site claims of the product, in the words of the specification (S1 sections 1 and 2.3). */
export const claims = {
  agents: '160+',
  functions: '40+',
  uptime: '99.9%',
  support: '24/7',
  trial: 'Free for 3 months. No credit card.',
} as const;

/**
 * Under every figure of an outcome: the specification gives them as claims (S1 section 9, S2 sections 1 and 9), so
 * the text does not say that anyone measured or reported them.
 */
export const provenance =
  'Outcome figures are our own claims. Yours depend on the work you hand over, and in a demo we’ll show you how to measure them.';

/** Once on each page with a case, a story or an announcement (design.md, 'Open points'). */
export const illustrative = 'People, places and quotations on this page are illustrative.';
