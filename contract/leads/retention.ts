/** Months that requests are kept where the operator sets nothing else, as the privacy policy says. */
export const RETENTION_MONTHS = 24;

/** The same in days, as retention counts. */
export const USUAL_RETENTION_DAYS = 730;

/** Spam can be brought back for so long: days since a person touched it last. */
export const SPAM_DAYS = 30;
