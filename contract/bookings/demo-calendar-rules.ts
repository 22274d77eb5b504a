/** Most days that GET `/authms/demo-slots` answers at once: two months, whichever they are. */
export const MOST_CALENDAR_DAYS = 62;

/** How many half-hours are offered in place of one that is taken. */
export const ALTERNATIVES = 3;

/** Error code of POST `/authms/demo` when somebody else has the half-hour; `alternatives` stand beside it. */
export const SLOT_TAKEN = 'slot_taken';

/** For how long after a demo the links to its booking are good. */
export const LINK_DAYS = 30;
