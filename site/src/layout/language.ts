/** Language of the site (BCP 47). */
export const LANGUAGE = 'en-US';
