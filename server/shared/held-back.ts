/** States of leads whose demos are announced to no one: held back from people, or spam. */
export const HELD_BACK = ['quarantined', 'spam'] as const;
