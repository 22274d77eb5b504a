/** As many hours as a person can work, or save, in a week; the fields for them say so of more, and of fewer than none. */
export const HOURS_OF_WEEK = 168;
