/** Name of the checkbox where an answer to the form without script repeats it. */
export const CONSENT_LABEL = 'Consent';

/** Names the wording below wherever a consent is kept: other words need another name (a test holds both together). */
export const CONSENT_ID = 'receive-content-1';

/** Returns the text of the checkbox of the demo form (S1 section 5). @param product its name */
export function consentText(product: string): string {
  return `I confirm that I want to receive content from ${product}`;
}

/** A consent that came with a request, on the page that withdraws it. */
export interface ConsentView {
  /** Path of that page, to which its form posts. */
  path: string;
  /** ISO 8601, UTC; null as long as it was not withdrawn. */
  withdrawnAt: string | null;
  /** Path of the page of the demo, as long as that is to come. */
  managePath: string | null;
}

/** Said where it was left empty. */
export function noConsentText(product: string): string {
  return `Please confirm that you want to receive content from ${product}.`;
}
