/** Name of the checkbox where an answer to the form without script repeats it. */
export const CONSENT_LABEL = 'Consent';

/** Names the wording below wherever a consent is kept: other words need another name (a test holds both together). */
export const CONSENT_ID = 'receive-content-1';

/** What the checkbox of the demo form confirms (S1 section 5). @param product its name */
export function consentText(product: string): string {
  return `I confirm that I want to receive content from ${product}`;
}

/** Said where it was left empty. */
export function noConsentText(product: string): string {
  return `Please confirm that you want to receive content from ${product}.`;
}
