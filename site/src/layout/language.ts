/** What the site is written in (BCP 47). */
export const LANGUAGE = 'en-US';
