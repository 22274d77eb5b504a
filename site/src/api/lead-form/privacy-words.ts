/** Shown under each form, before the link to the privacy policy. */
export const USE_OF_ENTRIES = 'We use what you enter to answer you.';
