/** How long requests are kept where the operator sets nothing else: what the privacy policy says. */
export const RETENTION_MONTHS = 24;

/** The same in days, as retention counts. */
export const USUAL_RETENTION_DAYS = 730;
