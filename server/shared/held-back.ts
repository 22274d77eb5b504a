/** States of leads whose demos no one hears of: held back from people, or spam. */
export const HELD_BACK = ['quarantined', 'spam'] as const;
