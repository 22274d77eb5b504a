/**
 * Data that the site's own forms send beside the body of their call (S1 section 7 has no room for it): members of the
 * `baggage` header. A request that has none of them is as good as one that has all.
 */
export const FORM_ENTRIES = {
  /** Milliseconds that the page had been open when the form was sent. Only our own forms send it. */
  openMs: 'form_open_ms',
  /** Content of the honeypot; absent where it was left empty, as people leave it. */
  honeypot: 'form_trap',
  /** The words of the consent as the visitor saw them. */
  consentText: 'consent_text',
  /** Milliseconds between the visitor's agreement and the sending: no clock of a visitor need be right. */
  consentAgeMs: 'consent_age_ms',
  /** IANA name of the visitor's time zone. */
  timeZone: 'time_zone',
  /** BCP 47 tag of the visitor's first language. */
  language: 'language',
  /** Inputs of the ROI calculator, as a query string; only where the visitor brings the result to the demo. */
  roi: 'roi_figures',
} as const;

/**
 * Also a member of the header, but of no form: `agent` where a program says that the person agreed, `elicitation` where its
 * client asked them.
 */
export const CONSENT_BY_ENTRY = 'consent_by';

/** Before the keys of the first touch: how the visitor came to the site the last time, where that was another time. */
export const LAST_TOUCH_PREFIX = 'last_';

/**
 * A hidden field of the forms that only programs fill in. Its name is one that they like to fill in, and
 * one that no browser completes by itself (such as `website` or `fax`). A form without script posts it as it is.
 */
export const HONEYPOT_FIELD = 'subject';

/** Its words for agents: Chromium takes an inert field for a parameter, too. */
export const HONEYPOT_LABEL = 'Leave this empty';
