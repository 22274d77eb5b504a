/** Most days that GET `/authms/demo-slots` answers at once: two months, whichever they are. */
export const MOST_CALENDAR_DAYS = 62;

/** How many half-hours are offered in place of one that is taken. */
export const ALTERNATIVES = 3;

/** Error code of POST `/authms/demo` when someone else has the half-hour; the answer also has `alternatives`. */
export const SLOT_TAKEN = 'slot_taken';

/** For how long after a demo the links to its booking are good. */
export const LINK_DAYS = 30;

/** For how long a booking waits for the link in its email. */
export const CONFIRM_MINUTES = 30;

/** `message` of the answer to such a booking, by which the site knows it too. */
export const CONFIRM_BY_EMAIL = `Almost done: we’ve emailed you a link. Confirm your demo with it within ${CONFIRM_MINUTES} minutes, or the time is free again.`;

/** For how long a host whose calendar could not be read has time to confirm a demo. */
export const HOST_CONFIRM_HOURS = 4;

/** What such a demo says to visitors, wherever it is offered or shown. */
export const HOST_CONFIRMS = `We’ll confirm within ${HOST_CONFIRM_HOURS} hours`;

/** Most guests of a demo at once, and most invitations for it in all. */
export const MOST_GUESTS = 3;
export const MOST_INVITATIONS = 6;

/** How often the visitor may move one demo, or invite guests to it, within 24 hours. */
export const MOST_CHANGES_A_DAY = 5;
