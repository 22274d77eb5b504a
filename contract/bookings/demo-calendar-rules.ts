/** Most days that GET `/authms/demo-slots` answers at once: two months, whichever they are. */
export const MOST_CALENDAR_DAYS = 62;

/** Number of half-hours that are offered in place of one that is taken. */
export const ALTERNATIVES = 3;

/** Error code of POST `/authms/demo` when someone else has the half-hour; the answer also has `alternatives`. */
export const SLOT_TAKEN = 'slot_taken';

/** Days after a demo during which the links to its booking work. */
export const LINK_DAYS = 30;

/** Minutes that a booking waits for the link in its email. */
export const CONFIRM_MINUTES = 30;

/** `message` of the answer to such a booking, by which the site knows it too. */
export const CONFIRM_BY_EMAIL = `Almost done: we’ve emailed you a link. Confirm your demo with it within ${CONFIRM_MINUTES} minutes, or the time is free again.`;

/** Hours in which a host whose calendar could not be read confirms a demo. */
export const HOST_CONFIRM_HOURS = 4;

/** Sentence about such a demo for visitors, wherever it is offered or shown. */
export const HOST_CONFIRMS = `We’ll confirm within ${HOST_CONFIRM_HOURS} hours`;

/** Most guests of a demo at once, and most invitations for it in all. */
export const MOST_GUESTS = 3;
export const MOST_INVITATIONS = 6;

/** Most moves of one demo by its visitor, and most invitations to it, within 24 hours. */
export const MOST_CHANGES_A_DAY = 5;
